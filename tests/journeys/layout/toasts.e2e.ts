import type { Page } from "@playwright/test";
import { entryPath } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { openHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const article = entryPath("insight", insightSlugs[0] ?? "");
const toasts = (page: Page) => page.locator(".toast");
const region = (page: Page) => page.getByLabel("Notifications (F8)");

/** An article, with the clock in hand; its share box shows notifications. */
async function openArticle(page: Page) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await openHydrated(page, article);
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function copyLink(page: Page) {
  await page
    .getByRole("button", { name: /copy link|copied/i })
    .first()
    .click();
  await expect(toasts(page)).toHaveCount(1);
  // Away from the notification, which would hold its time.
  await page.mouse.move(300, 300);
}

async function refuseClipboard(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
}

test.describe("notifications (spec 9)", () => {
  test("stay 5000 ms", async ({ page }) => {
    await openArticle(page);
    await copyLink(page);
    await expect(toasts(page)).toContainText("Link copied!");
    await expect(toasts(page)).toContainText("The link has been copied to your clipboard.");
    await page.clock.runFor(4_900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("one at a time: a newer replaces an older, with a duration of its own", async ({ page }) => {
    await openArticle(page);
    await copyLink(page);
    await page.clock.runFor(3_000);
    await refuseClipboard(page);
    await page
      .getByRole("button", { name: /copy link|copied/i })
      .first()
      .click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText("Copy failed");
    await expect(toasts(page)).toContainText("Unable to copy link to clipboard.");
    await page.mouse.move(300, 300);
    await page.clock.runFor(4_900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("stay while the pointer is on them", async ({ page }) => {
    await openArticle(page);
    await copyLink(page);
    await page.clock.runFor(2_000);
    await toasts(page).hover();
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(300, 300);
    await page.clock.runFor(2_900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("stay while the focus is in them, wherever the pointer goes", async ({ page }) => {
    await openArticle(page);
    await copyLink(page);
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await toasts(page).hover();
    await page.mouse.move(300, 300);
    await page.clock.runFor(60_000);
    await expect(page.getByRole("button", { name: "Dismiss notification" })).toBeFocused();
    await toasts(page).hover();
    await page.keyboard.press("Shift+Tab");
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(300, 300);
    await page.clock.runFor(5_000);
    await expect(toasts(page)).toHaveCount(0);
  });

  for (const [distance, goes] of [
    [45, false],
    [55, true],
    [-120, false],
  ] as const) {
    test(`a swipe of ${distance} px to the right ${goes ? "dismisses" : "keeps"} one`, async ({ page }) => {
      await openArticle(page);
      await copyLink(page);
      const box = await toasts(page).boundingBox();
      if (!box) throw new Error("no notification");
      const [x, y] = [box.x + 150, box.y + 12];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
      await expect(toasts(page)).toHaveCount(goes ? 0 : 1);
    });
  }

  test("F8 moves the focus to them, and Tab on to the button that dismisses", async ({ page }) => {
    await openArticle(page);
    await copyLink(page);
    await page.keyboard.press("F8");
    await expect(region(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Dismiss notification" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveCount(0);
  });

  test("F8 works where nothing was ever shown", async ({ page }) => {
    await openHydrated(page, article);
    await page.keyboard.press("F8");
    await expect(region(page)).toBeFocused();
  });

  test("are announced: a success politely, a failure at once", async ({ page }) => {
    await openArticle(page);
    await copyLink(page);
    await expect(region(page).locator('[aria-live="polite"]')).toContainText("Link copied!");
    await refuseClipboard(page);
    await page
      .getByRole("button", { name: /copy link|copied/i })
      .first()
      .click();
    await expect(region(page).locator('[aria-live="assertive"]')).toContainText("Copy failed");
  });
});

test.describe("without a network", () => {
  // A picture further down is asked for in vain.
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test("notifications still appear", async ({ page, context }) => {
    await openHydrated(page, article, "ShareBox", "ToastRegion");
    await context.setOffline(true);
    await refuseClipboard(page);
    await page
      .getByRole("button", { name: /copy link|copied/i })
      .first()
      .click();
    await expect(toasts(page)).toContainText("Copy failed");
  });
});
