import type { Page } from "@playwright/test";
import { expect } from "../browser/journey.ts";

/** In px; the width of a 1280 px screen at 400% zoom. */
const NARROWEST = 320;

/** Checks that the page does not scroll sideways at 320 px, then restores its size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  // After a resize, scripts have to remeasure some parts.
  await expect.poll(readWidth).toBe(NARROWEST);
  await page.setViewportSize(size);
}
