import type { Page } from "@playwright/test";
import { entryPath, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { openHydrated, waitUntilHydrated } from "../../support/platform/hydrated.ts";
import { readShifts, watchShifts } from "../../support/platform/layout-shifts.ts";
import { insightSlugs } from "../../support/site/addresses.ts";
import { banner, dialog, forgetChoice, openByHook, preferencesLink } from "../../support/site/consent.ts";

test.use({ ...keepContext, storedChoice: null });

const insight = entryPath("insight", insightSlugs[0] ?? "");

/** Records for each largest contentful paint whether it is the banner. */
async function watchLargestPaints(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { largest: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element = Reflect.get(entry, "element");
        Reflect.get(window, "largest").push(
          element instanceof Element && element.closest(".consent-banner") !== null,
        );
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

const readLargestPaints = (page: Page) => page.evaluate(() => Reflect.get(window, "largest"));

/** Expects the banner to appear without shifting the layout or being the largest paint. */
async function expectUnobtrusive(page: Page) {
  await expect(banner(page)).toBeVisible();
  await banner(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    // The browser reports the paint after the frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await expect.poll(() => readLargestPaints(page)).not.toEqual([]);
  expect(await readLargestPaints(page)).not.toContain(true);
  expect(await readShifts(page)).toBe(0);
}

/** Expects the banner not to cover anything that Tab can reach. */
async function expectFocusUncovered(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await waitUntilHydrated(page);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  const covered: string[] = [];
  for (let times = 0; times < 150; times += 1) {
    await page.keyboard.press("Tab");
    const found = await findCovered(page);
    if (found === null) break;
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);
}

test("on a phone, the banner doesn't shift the layout, become the largest paint or cover the focused element (WCAG 2.4.11)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await watchLargestPaints(page);
  for (const path of [paths.home, paths.moreInsights, paths.contact]) {
    await page.goto(path);
    await expectUnobtrusive(page);
  }
  await expectFocusUncovered(page);
});

test("on a wide screen, the banner doesn't shift the layout, become the largest paint, or cover the focused element or a toast", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await watchShifts(page);
  await watchLargestPaints(page);
  await page.goto(insight);
  await expectUnobtrusive(page);
  await expectFocusUncovered(page);
  await page.setViewportSize({ width: 700, height: 700 });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied!")).toBeVisible();
  await expect.poll(() => isOnTop(page, ".toast")).toBe(true);
});

test("the banner and the dialog are layered correctly and leave room for the page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openHydrated(page, paths.about, "ContactModal");
  await expect(banner(page)).toBeVisible();

  await test.step("shows the banner below the contact modal and the dialog above it", async () => {
    await page.getByRole("main").getByRole("button", { name: "Talk to a Pricing Expert" }).click();
    const modal = page.getByRole("dialog", { name: "Talk to a Pricing Expert" });
    await expect(modal).toBeVisible();
    expect(await isOnTop(page, ".consent-banner")).toBe(false);
    await openByHook(page);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(modal).toBeVisible();
    await openByHook(page);
    await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(modal).toBeVisible();
    await modal.getByRole("button", { name: "Close" }).click();
    await expect(modal).toBeHidden();
    await forgetChoice(page);
    await expect(banner(page)).toBeVisible();
  });

  await test.step("does not scroll the page behind the dialog", async () => {
    const heading = page.getByRole("heading", { level: 1 });
    const readScroll = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const before = await heading.boundingBox();
    await preferencesLink(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 500);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await heading.boundingBox()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    // The page would scroll twice as far if the first wheel event only took effect now.
    await page.mouse.wheel(0, 500);
    await expect.poll(readScroll).toBe(500);
  });

  await test.step("makes the banner inert below the slide-in menu", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await isOnTop(page, ".consent-banner")).toBe(false);
    await expect(page.locator(".consent-banner")).toHaveAttribute("inert");
    await page.keyboard.press("Escape");
    await expect(banner(page)).toBeVisible();
    await expect.poll(() => isOnTop(page, ".consent-banner")).toBe(true);
  });

  await test.step("does not scroll sideways at 320 px, and limits the banner's height at 320 x 256 px", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const height = (await banner(page).boundingBox())?.height ?? 0;
    expect(height).toBeLessThanOrEqual(0.6 * 256 + 1);
    await preferencesLink(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  await test.step("stores a choice at 320 x 256 px, and reserves no space for the hidden banner", async () => {
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const tall = await readHeight();
    await dialog(page).getByRole("button", { name: "Accept All" }).click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(readHeight).toBeLessThan(tall);
    expect(await page.evaluate(() => document.body.style.marginBlockEnd)).toBe("");
  });
});

/** Describes the focused element if the banner covers any of it. Returns null once focus has left the page. */
function findCovered(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const over = document.querySelector(".consent-banner");
    if (!over || over.contains(active)) return "";
    const [above, below] = [over.getBoundingClientRect(), active.getBoundingClientRect()];
    const isApart =
      below.bottom <= above.top ||
      below.top >= above.bottom ||
      below.right <= above.left ||
      below.left >= above.right;
    // If an element is taller than the space above the banner, only its top has to be visible.
    const isTall = below.height > above.top - 100;
    if (isApart || (isTall && below.top < above.top)) return "";
    return `${active.tagName} ${active.textContent?.trim().slice(0, 40)}`;
  });
}

/** Returns whether the center of an element is not covered by another one. */
function isOnTop(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((given) => {
    const element = document.querySelector(given);
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }, selector);
}
