import type { Page } from "@playwright/test";
import { expect } from "../browser/journey.ts";

/** Opens a URL and waits until all islands, or those of the given names, are interactive. */
export async function openHydrated(page: Page, address: string, ...names: string[]): Promise<void> {
  await page.goto(address);
  await waitUntilHydrated(page, ...names);
}

/** Waits until all islands, or those of the given names, are interactive. */
export async function waitUntilHydrated(page: Page, ...names: string[]): Promise<void> {
  await waitUntilStarted(page);
  const wanted = names.map((name) => `[name="${name}"]`).join() || "*";
  const waiting = page.locator(`page-island:is(${wanted}):not([hydrated])`);
  // Simulates a touch without a click.
  await waiting.evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event("touchstart", { bubbles: true }));
  });
  await expect(waiting).toHaveCount(0);
}

/** Waits until the entry script has run: contact links are buttons, and early clicks are replayed. */
export async function waitUntilStarted(page: Page): Promise<void> {
  await page.locator(".site-header [popovertarget][aria-expanded]").first().waitFor({ state: "attached" });
  // By then, everything that starts after the menus has queued its tasks.
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const nextTask = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    port2.postMessage(null);
    return nextTask.then(() => undefined);
  });
}

export async function openIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilIdle(page);
}

/** Waits until the page has made every request and counted every event that needs no action by the visitor. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitUntilStarted(page);
  await page.evaluate(
    () =>
      // On a busy machine, a browser might never be idle.
      new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 5_000 })),
  );
}
