import type { Locator, Page } from "@playwright/test";

/** Stops the clock in pages opened after this call; only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2025-06-02T09:00:00Z") });
  await page.clock.pauseAt(new Date("2025-06-02T09:00:01Z"));
}

/** Makes the page think its tab was hidden or shown. */
export function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** Returns the index of a carousel's highlighted tick. */
export function readMarkedTick(carousel: Locator): Promise<number> {
  return carousel
    .locator(".rule-ticks > span")
    .evaluateAll((ticks) => ticks.findIndex((tick) => tick.hasAttribute("data-current")));
}
