import type { Page } from "@playwright/test";
import { entryPath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { openHydrated } from "../../support/platform/hydrated.ts";
import { insightSlugs } from "../../support/site/addresses.ts";

const article = entryPath("insight", insightSlugs[0] ?? "");

// While offline, the request for an image farther down fails.
test.use({ viewport: { width: 1280, height: 900 }, allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

test("toasts appear, stay while in use and can be dismissed (spec 9)", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openHydrated(page, article, "CopyButton", "ToastRegion");
  await page.clock.pauseAt(Date.now() + 60_000);
  const toasts = page.locator(".toast");
  const region = page.getByLabel("Notifications (F8)");
  const dismiss = page.getByRole("button", { name: "Dismiss notification" });
  const clickCopy = () => page.getByRole("button", { name: /copy link|copied/i }).click();
  // Hovering the toast would pause its countdown.
  const moveAway = () => page.mouse.move(300, 300);
  const showOne = async () => {
    await clickCopy();
    await expect(toasts).toHaveCount(1);
    await moveAway();
  };
  const expectGoneAfter = async (ms: number) => {
    await page.clock.runFor(ms - 100);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts).toHaveCount(0);
  };

  await test.step("moves focus to the empty toast region on F8", async () => {
    await page.keyboard.press("F8");
    await expect(region).toBeFocused();
  });

  const place = { x: 0, y: 0 };
  await test.step("shows a toast for 5000 ms and announces a success politely", async () => {
    await showOne();
    const box = await toasts.boundingBox();
    Object.assign(place, box && { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await expect(toasts).toContainText("Link copied!");
    await expect(toasts).toContainText("The link has been copied to your clipboard.");
    await expect(region.locator('[aria-live="polite"]')).toContainText("Link copied!");
    await expectGoneAfter(5_000);
  });

  await test.step("keeps a toast visible while it is hovered", async () => {
    await showOne();
    await page.clock.runFor(2_000);
    await toasts.hover();
    await page.clock.runFor(60_000);
    await expect(toasts).toHaveCount(1);
    await moveAway();
    await expectGoneAfter(3_000);
  });

  await test.step("does not keep a toast visible just because it appears under a resting pointer", async () => {
    await page.mouse.move(place.x, place.y);
    await page.getByRole("button", { name: /copy link|copied/i }).press("Enter");
    await expect(toasts).toHaveCount(1);
    const isUnderPointer = () =>
      toasts.evaluate((toast, { x, y }) => toast.contains(document.elementFromPoint(x, y)), place);
    await expect.poll(isUnderPointer).toBe(true);
    await expectGoneAfter(5_000);
  });

  await test.step("keeps a toast visible while its region is focused with F8", async () => {
    await showOne();
    await page.clock.runFor(2_000);
    await page.keyboard.press("F8");
    await page.clock.runFor(60_000);
    await expect(toasts).toHaveCount(1);
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await expectGoneAfter(3_000);
  });

  await test.step("keeps a toast visible while the window is not focused, even if the toast appears after focus was lost", async () => {
    const setFocus = (isFocused: boolean) =>
      page.evaluate((focused) => {
        document.hasFocus = () => focused;
        dispatchEvent(new Event(focused ? "focus" : "blur"));
      }, isFocused);
    await setFocus(false);
    await showOne();
    await page.clock.runFor(60_000);
    await expect(toasts).toHaveCount(1);
    await setFocus(true);
    await page.clock.runFor(2_000);
    await setFocus(false);
    await page.clock.runFor(60_000);
    await setFocus(true);
    await expectGoneAfter(3_000);
  });

  await test.step("keeps a toast visible while it contains focus, no matter where the pointer goes", async () => {
    await showOne();
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await toasts.hover();
    await moveAway();
    await page.clock.runFor(60_000);
    await expect(dismiss).toBeFocused();
    await toasts.hover();
    await page.keyboard.press("Shift+Tab");
    await page.clock.runFor(60_000);
    await expect(toasts).toHaveCount(1);
    await moveAway();
    await page.clock.runFor(5_000);
    await expect(toasts).toHaveCount(0);
  });

  await test.step("dismisses a toast with F8, Tab and Enter", async () => {
    await showOne();
    await page.keyboard.press("F8");
    await expect(region).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dismiss).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toasts).toHaveCount(0);
  });

  await test.step("dismisses a toast on a swipe of at least 50 px to the right, never on one to the left", async () => {
    await showOne();
    // Otherwise the swipe would drag the selected text.
    await toasts.getByText("Link copied!").dblclick({ position: { x: 10, y: 10 } });
    await swipe(page, -120);
    await expect(toasts).toHaveCount(1);
    await swipe(page, 45);
    await expect(toasts).toHaveCount(1);
    await swipe(page, 55);
    await expect(toasts).toHaveCount(0);
  });

  await test.step("replaces a toast with a newer one, which stays for its full 5000 ms, and announces a failure at once", async () => {
    await moveAway();
    await showOne();
    await page.clock.runFor(3_000);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await clickCopy();
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toContainText("Copy failed");
    await expect(toasts).toContainText("Unable to copy link to clipboard.");
    await expect(region.locator('[aria-live="assertive"]')).toContainText("Copy failed");
    await moveAway();
    await expectGoneAfter(5_000);
  });

  await test.step("shows a toast while offline", async () => {
    await context.setOffline(true);
    await clickCopy();
    await expect(toasts).toContainText("Copy failed");
  });
});

/** Drags the toast by its first word, `distance` px to the right. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await page.locator(".toast").boundingBox();
  if (!box) throw new Error("No toast is shown.");
  const [x, y] = [box.x + 30, box.y + 24];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}
