import type { Locator, Page } from "@playwright/test";
import { waitUntilHydrated } from "./hydrated.ts";
import { expect } from "./journey.ts";

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** Opens the home page and waits until its islands are interactive. */
export async function openHome(page: Page) {
  await page.goto("/");
  await waitUntilHydrated(page);
  await expect(page.getByRole("navigation", { name: "Quick actions" }).getByRole("button")).toBeVisible();
}

/** Opens it at a size with the clock standing still: only `page.clock.runFor` lets time pass. */
export async function openStill(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.clock.install({ time: new Date("2025-06-02T09:00:00Z") });
  await page.clock.pauseAt(new Date("2025-06-02T09:00:01Z"));
  await openHome(page);
}

/** A row of cards with its controls. */
export function carousel(page: Page, name: string): Locator {
  return page.getByRole("group", { name, exact: true });
}

/** Positions of the cards of a row that are in view. */
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

/** Lets a smooth scroll end and the page take note of it: a few frames of its clock. */
export async function expectInView(page: Page, list: Locator, positions: number[]) {
  await expect.poll(() => cardsInView(list)).toEqual(positions);
  await page.clock.runFor(40);
}

/** The open one of the impact areas. */
export function shownArea(page: Page): Locator {
  return page.locator(".impact-button[aria-expanded=true]");
}
