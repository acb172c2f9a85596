import type { Page } from "@playwright/test";
import { entryPath, paths } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { openIdle } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

const article = entryPath("insight", insightSlugs[0] ?? "");

/** What has the focus, whether it can be seen there, and whether the header covers it. */
async function lookAtFocus(page: Page) {
  return page.evaluate(async () => {
    // What the scroll to it brought near has its true height in the second frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const { top, bottom, left, right, width, height } = active.getBoundingClientRect();
    // A card's link draws the ring around its whole card.
    const rings = [getComputedStyle(active), getComputedStyle(active, "::after")];
    const header = document.querySelector("header.site-header");
    const edge = active.matches("header *, [href='#main']")
      ? 0
      : (header?.getBoundingClientRect().bottom ?? 0);
    return {
      stop: active instanceof HTMLElement ? active.dataset.stop : undefined,
      name: `${active.tagName} ${(active.getAttribute("aria-label") ?? active.textContent ?? "").trim().slice(0, 40)}`,
      hasRing: rings.some(
        (style) => style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      ),
      isInView:
        width > 0 && height > 0 && bottom > edge && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}

/** Names everything on the page that a pointer could use, in its order, so that a walk can tell what it missed. */
function listStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary, [tabindex]",
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(":disabled") &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !(element instanceof HTMLInputElement && element.type === "hidden"),
    );
    return stops.map((element, position) => {
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      element.dataset.stop = `${position} ${element.tagName} ${name.trim().slice(0, 40)}`;
      return element.dataset.stop;
    });
  });
}

test.describe("the skip link", () => {
  for (const width of [390, 1280]) {
    test(`is the first stop, becomes visible, and leads past the header at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openIdle(page, paths.about);
      const skip = page.getByRole("link", { name: "Skip to content" });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    });
  }
});

test.describe("the Tab key alone", () => {
  for (const [address, width] of [
    [paths.home, 1280],
    [paths.home, 390],
    [paths.contact, 1280],
    [paths.insights, 1280],
    [article, 1280],
  ] as const) {
    test(`reaches everything on ${address} at ${width} px, always in view and with a ring, and leaves it`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await openIdle(page, address);
      const stops = await listStops(page);
      const faults: string[] = [];
      // Some pages put the focus into their form; the walk begins at the beginning.
      await page.getByRole("link", { name: "Skip to content" }).focus();
      const first = await lookAtFocus(page);
      const reached = new Set([first?.stop]);
      let hasLeft = false;
      // A row that scrolls is a stop of its own in some browsers.
      for (let press = 0; press < stops.length + 20; press += 1) {
        await page.keyboard.press("Tab");
        const focus = await lookAtFocus(page);
        // After the last stop comes the browser's own bar, or, where it has none, the first stop again.
        if (!focus || focus.stop === first?.stop) {
          hasLeft = true;
          break;
        }
        reached.add(focus.stop);
        if (!focus.isInView) faults.push(`${focus.name}: out of view`);
        if (!focus.hasRing) faults.push(`${focus.name}: no ring`);
      }
      expect(faults).toEqual([]);
      expect(stops.filter((stop) => !reached.has(stop))).toEqual([]);
      expect(hasLeft).toBe(true);
    });
  }

  test("moves through the header without moving the page", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openIdle(page, paths.home);
    await page.evaluate(() => window.scrollTo(0, 2_000));
    const header = page.getByRole("banner");
    await header.getByRole("link").first().focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("header") !== null)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(2_000);
  });

  test("starts from the top on another page", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openIdle(page, paths.home);
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(paths.about);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  });
});
