import type { Page } from "@playwright/test";

/** Scrolls through the whole page and then back to where it was. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const start = window.scrollY;
    const show = async (top: number) => {
      window.scrollTo({ top, behavior: "instant" });
      // Intersection observers have run by the second frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) await show(top);
    await show(start);
  });
}

/** Returns the distance, in px, between an element and where following a link to it would put it. */
export function readDistance(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const target = document.getElementById(name);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const margin = target ? Number.parseFloat(getComputedStyle(target).scrollMarginTop) : 0;
    return Math.abs((target?.getBoundingClientRect().top ?? Number.NaN) - padding - margin);
  }, id);
}
