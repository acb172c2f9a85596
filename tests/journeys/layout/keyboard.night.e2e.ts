import type { Page } from "@playwright/test";
import { entryPath, paths } from "#config/index.ts";
import { expect, keepContext, test } from "../../support/browser/journey.ts";
import { openIdle } from "../../support/platform/hydrated.ts";
import { insightSlugs } from "../../support/site/addresses.ts";

test.use(keepContext);

const article = entryPath("insight", insightSlugs[0] ?? "");

/** Describes the focused element: whether it is in view, clear of the header and has a focus ring. */
async function readFocus(page: Page) {
  return page.evaluate(async () => {
    // Sections that have just been scrolled near get their final height in the second frame.
    if (window.scrollY !== Reflect.get(window, "lastScrollY")) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      Object.assign(window, { lastScrollY: window.scrollY });
    }
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const { top, bottom, left, right, width, height } = active.getBoundingClientRect();
    // A card's link draws the ring around the whole card with `::after`.
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

/** Lists and numbers everything that a pointer could use, so the test can report what Tab missed. */
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
        // A row that fits isn't for scrolling; its island removes it from the Tab order.
        !(element instanceof HTMLOListElement && element.scrollWidth <= element.clientWidth) &&
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

test("scrolls instantly, not smoothly, when focus moves a long way", async ({ page }) => {
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

// Together, these pages have every kind of control.
for (const [path, width] of [
  [paths.home, 1280],
  [paths.contact, 390],
  [article, 1280],
] as const) {
  test(`Tab reaches everything on ${path} at ${width} px, in view and with a focus ring`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await openIdle(page, path);
    const stops = await listStops(page);
    const problems: string[] = [];
    // Start at the top, because the contact page moves focus into its form.
    await page.getByRole("link", { name: "Skip to content" }).focus();
    const first = await readFocus(page);
    const reached = new Set([first?.stop]);
    let hasLeft = false;
    // Allow for extra stops: some browsers make a scrolling row a Tab stop.
    for (let key = 0; key < stops.length + 20; key += 1) {
      await page.keyboard.press("Tab");
      const focus = await readFocus(page);
      // After the last stop, focus moves to the browser's toolbar, or to the first stop if there isn't one.
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
