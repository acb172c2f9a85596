import type { Page } from "@playwright/test";

/** Opens an address and waits until React has taken over the whole page: from now on a click is heard. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilAlive(page);
}

/** Waits until React has taken over the whole page that is open. The footer comes last; then its effects run. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector("footer.site-footer");
    return (
      window.__reactRouterDataRouter?.state.initialized &&
      footer !== null &&
      Object.keys(footer).some((key) => key.startsWith("__reactFiber"))
    );
  });
  // A message comes after the effects, also where a journey has stopped the clock.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      }),
  );
}
