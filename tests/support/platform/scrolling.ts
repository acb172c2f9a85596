import type { Page } from "@playwright/test";

/** Returns the distance, in px, between an element and where following a link to it would put it. */
export function readDistance(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const target = document.getElementById(name);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const margin = target ? Number.parseFloat(getComputedStyle(target).scrollMarginTop) : 0;
    return Math.abs((target?.getBoundingClientRect().top ?? Number.NaN) - padding - margin);
  }, id);
}
