import type { Page } from "@playwright/test";

/** Adds up the layout shifts in each document that the page loads after this call, except those caused by input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) {
          Object.assign(window, { shifts: Number(Reflect.get(window, "shifts")) + Number(entry.value) });
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the sum for the current document. */
export function readShifts(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, "shifts"));
}

/** Sets the sum for the current document back to 0. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
  });
}
