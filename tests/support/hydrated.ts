import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Opens an address, and waits until every island of these names is interactive; all islands where none is named. */
export async function openHydrated(page: Page, address: string, ...names: string[]): Promise<void> {
  await page.goto(address);
  await waitUntilHydrated(page, ...names);
}

/** Waits until every island of these names is interactive; all islands of the page where none is named. */
export async function waitUntilHydrated(page: Page, ...names: string[]): Promise<void> {
  await waitUntilStarted(page);
  const wanted = names.map((name) => `[name="${name}"]`).join() || "*";
  const waiting = page.locator(`page-island:is(${wanted}):not([hydrated])`);
  // A finger that comes to an island, and chooses nothing.
  await waiting.evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event("touchstart", { bubbles: true }));
  });
  await expect(waiting).toHaveCount(0);
}

/** Waits until the entry script of the page has run: contact links are buttons, and early clicks are replayed. */
export async function waitUntilStarted(page: Page): Promise<void> {
  await page.locator(".site-header [popovertarget][aria-expanded]").first().waitFor({ state: "attached" });
  // What is started after the menus has its tasks queued by then.
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const nextTask = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    port2.postMessage(null);
    return nextTask.then(() => undefined);
  });
}

/** Opens a path, and waits until the page does nothing more by itself. */
export async function openIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilIdle(page);
}

/** Waits until the page does nothing more by itself: what it would request or count, it has. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitUntilStarted(page);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))),
  );
}
