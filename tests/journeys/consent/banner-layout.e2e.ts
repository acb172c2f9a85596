import type { Page } from "@playwright/test";
import { entryPath, paths } from "../../../src/site/index.ts";
import { findFaults } from "../../support/accessibility.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { banner, dialog, openByHook, preferencesLink } from "../../support/consent.ts";
import { openHydrated, waitUntilHydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";
import { readShifts, watchShifts } from "../../support/layout-shifts.ts";
import { onePerTemplate } from "../../support/page-templates.ts";

test.use({ storedChoice: null });

const insight = entryPath("insight", insightSlugs[0] ?? "");

test.describe("the banner", () => {
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`moves nothing and is never what the page is waited for, at ${size.width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(size);
      await watchShifts(page);
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
      for (const address of onePerTemplate) {
        await page.goto(address);
        await expect(banner(page)).toBeVisible();
        // Its fade is over, and its paint told.
        await page.waitForTimeout(400);
        expect(await readShifts(page), address).toBe(0);
        const largest = await page.evaluate(() => Reflect.get(window, "largest"));
        expect(largest.length, address).toBeGreaterThan(0);
        expect(largest, address).not.toContain(true);
      }
    });

    for (const address of [paths.home, paths.contact, insight]) {
      test(`covers nothing that has the focus: ${address} at ${size.width} px (WCAG 2.4.11)`, async ({
        page,
      }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize(size);
        await openHydrated(page, address);
        await page.getByRole("link", { name: "Skip to content" }).focus();
        const covered: string[] = [];
        for (let press = 0; press < 150; press += 1) {
          await page.keyboard.press("Tab");
          const fault = await findCovered(page);
          if (fault === null) break;
          if (fault) covered.push(fault);
        }
        expect(covered).toEqual([]);
      });
    }
  }

  test("and the dialog are accessible, at every width, at 320 px without scrolling sideways", async ({
    page,
  }) => {
    await openHydrated(page, paths.about);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await findFaults(page)).toEqual([]);
      await preferencesLink(page).click();
      await expect(dialog(page)).toBeVisible();
      await page.waitForTimeout(250);
      expect(await findFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.keyboard.press("Escape");
    }
  });

  test("leaves room on a screen of 320 by 256, and all of it can be reached", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(paths.home);
    await expect(banner(page)).toBeVisible();
    const height = (await banner(page).boundingBox())?.height ?? 0;
    expect(height).toBeLessThanOrEqual(0.6 * 256 + 1);
    await preferencesLink(page).click();
    await dialog(page).getByRole("button", { name: "Accept All" }).click();
    await expect(banner(page)).toBeHidden();
  });

  test("lies under the slide-in menu, which keeps the focus from it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, paths.about);
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await isOnTop(page, ".consent-banner")).toBe(false);
    await expect(page.locator(".consent-banner")).toHaveAttribute("inert");
    await page.keyboard.press("Escape");
    await expect(banner(page)).toBeVisible();
    expect(await isOnTop(page, ".consent-banner")).toBe(true);
  });

  test("lies under the contact modal, and the hook opens the dialog over it", async ({ page }) => {
    await openHydrated(page, paths.about);
    await page.getByRole("main").getByRole("button", { name: "Talk to a GTM Strategist" }).click();
    const modal = page.getByRole("dialog", { name: "Talk to a GTM Strategist" });
    await expect(modal).toBeVisible();
    expect(await isOnTop(page, ".consent-banner")).toBe(false);
    await openByHook(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(modal).toBeVisible();
    await openByHook(page);
    await dialog(page).getByRole("button", { name: "Necessary Only" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(modal).toBeVisible();
    await modal.getByRole("button", { name: "Close" }).click();
    await expect(modal).toBeHidden();
  });

  test("lies under a notification", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width: 700, height: 700 });
    await openHydrated(page, insight, "ShareBox");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied!")).toBeVisible();
    await expect.poll(() => isOnTop(page, ".toast")).toBe(true);
  });

  test("lies under the dialog, behind which the page does not move", async ({ page }) => {
    await page.goto(paths.about);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(banner(page)).toBeVisible();
    const before = await heading.boundingBox();
    await preferencesLink(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(200);
    expect(await heading.boundingBox()).toEqual(before);
    await page.keyboard.press("Escape");
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test("goes without leaving room at the end of the page", async ({ page }) => {
    await page.goto(paths.terms);
    await waitUntilHydrated(page);
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect(banner(page)).toBeVisible();
    const tall = await readHeight();
    await banner(page).getByRole("button", { name: "Necessary Only" }).click();
    await expect.poll(readHeight).toBeLessThan(tall);
    expect(await page.evaluate(() => document.body.style.marginBlockEnd)).toBe("");
  });
});

/** What has the focus and lies under the banner, at least in part; null once the focus has left the page. */
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
    // What is higher than the room that is left begins above it.
    const isTall = below.height > above.top - 100;
    if (isApart || (isTall && below.top < above.top)) return "";
    return `${active.tagName} ${active.textContent?.trim().slice(0, 40)}`;
  });
}

/** Whether the middle of an element is its own and not covered by another. */
function isOnTop(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((given) => {
    const element = document.querySelector(given);
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }, selector);
}
