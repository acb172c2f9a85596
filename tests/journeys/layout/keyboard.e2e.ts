import type { Page } from "@playwright/test";
import { entryPath, paths } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { openIdle, waitUntilStarted } from "../../support/hydrated.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

const article = entryPath("insight", insightSlugs[0] ?? "");

/** Describes the focused element: whether it is in view and not covered by the header, and whether it has a ring. */
async function readFocus(page: Page) {
  return page.evaluate(async () => {
    // What the scroll brought near has its final height in the second frame.
    if (window.scrollY !== Reflect.get(window, "lastScrollY")) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      Object.assign(window, { lastScrollY: window.scrollY });
    }
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

/** Lists everything on the page that a pointer could use, in order, so that a walk can report what it missed. */
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

test("moving the focus over a long distance scrolls at once, not smoothly", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openIdle(page, article);
  const places = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLElement>("footer a")];
    links.at(-1)?.focus();
    const seen = new Set([window.scrollY]);
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(window.scrollY);
    }
    return [...seen];
  });
  expect(places).toHaveLength(1);
  expect(places[0]).toBeGreaterThan(1_000);
});

test("the skip link, and the Tab key in the header and on the next page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openIdle(page, paths.privacy);
  const skipLink = page.getByRole("link", { name: "Skip to content" });
  const isFocusIn = (part: string) =>
    page.evaluate((selector) => document.activeElement?.closest(selector) !== null, part);

  await test.step("the skip link is the first stop, becomes visible at every width, and skips the header", async () => {
    await expect(skipLink).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 900 });
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await isFocusIn("main")).toBe(true);
  });

  await test.step("the Tab key moves through the header without scrolling the page", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: "instant" }));
    await page.getByRole("banner").getByRole("link").first().focus();
    for (let key = 0; key < 5; key += 1) await page.keyboard.press("Tab");
    expect(await isFocusIn("header")).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(1_000);
  });

  await test.step("the Tab key starts from the top on the next page", async () => {
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(paths.about);
    await waitUntilStarted(page);
    await page.keyboard.press("Tab");
    await expect(skipLink).toBeFocused();
  });
});

// Every kind of control is on one of these.
for (const [path, width] of [
  [paths.home, 1280],
  [paths.contact, 390],
  [article, 1280],
] as const) {
  test(`the Tab key alone reaches everything on ${path} at ${width} px, always in view and with a ring, and leaves it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await openIdle(page, path);
    const stops = await listStops(page);
    const problems: string[] = [];
    // The contact page moves the focus into its form; the walk begins at the beginning.
    await page.getByRole("link", { name: "Skip to content" }).focus();
    const first = await readFocus(page);
    const reached = new Set([first?.stop]);
    let hasLeft = false;
    // A row that scrolls is a stop of its own in some browsers.
    for (let key = 0; key < stops.length + 20; key += 1) {
      await page.keyboard.press("Tab");
      const focus = await readFocus(page);
      // After the last stop comes the browser's own bar, or, where it has none, the first stop again.
      if (!focus || focus.stop === first?.stop) {
        hasLeft = true;
        break;
      }
      reached.add(focus.stop);
      if (!focus.isInView) problems.push(`${focus.name}: out of view`);
      if (!focus.hasRing) problems.push(`${focus.name}: no ring`);
    }
    expect(problems).toEqual([]);
    expect(stops.filter((stop) => !reached.has(stop))).toEqual([]);
    expect(hasLeft).toBe(true);
  });
}
