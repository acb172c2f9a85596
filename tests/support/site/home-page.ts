import type { Locator, Page } from "@playwright/test";
import { expect } from "../browser/journey.ts";
import { stopClock } from "../platform/auto-advance.ts";
import { waitUntilHydrated } from "../platform/hydrated.ts";

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** Opens the home page and waits until its islands are interactive. */
export async function openHome(page: Page) {
  await page.goto("/");
  await waitUntilHydrated(page);
  await expect(page.getByRole("navigation", { name: "Quick actions" }).getByRole("button")).toBeVisible();
}

/** Opens the home page with its clock stopped. */
export async function openStill(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await stopClock(page);
  await openHome(page);
}

export function carousel(page: Page, name: string): Locator {
  return page.getByRole("group", { name, exact: true });
}

/** Returns the zero-based positions of the cards in view. */
export function cardsInView(list: Locator): Promise<number[]> {
  return list.evaluate((row) => {
    const frame = row.getBoundingClientRect();
    const shown = [...row.children].filter((card) => card.checkVisibility());
    return shown.flatMap((card, position) => {
      const { left, right } = card.getBoundingClientRect();
      return left > frame.left - 20 && right < frame.right + 20 ? [position] : [];
    });
  });
}

/** Waits for a smooth scroll to end, then runs the clock for a few frames so that the page detects it. */
export async function expectInView(page: Page, list: Locator, positions: number[]) {
  await expect.poll(() => cardsInView(list)).toEqual(positions);
  await page.clock.runFor(40);
}

export function shownArea(page: Page): Locator {
  return page.locator(".impact-button[aria-expanded=true]");
}
