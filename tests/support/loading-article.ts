import type { Page } from "@playwright/test";

/** Keeps every document on its way from now on, until `release` is called. */
export async function holdDocuments(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() === "document") await released;
    await route.continue();
  });
  return () => release();
}

/**
 * Lists the delays, in ms after the click, at which 'Loading article...' was shown. Timers of the page run a hundred
 * times as fast, in their order: their own delay is reported, whatever time has passed. The page reports by itself:
 * Playwright evaluates nothing in a page that is about to be left.
 */
export async function watchLoadingArticle(page: Page): Promise<readonly number[]> {
  const shown: number[] = [];
  await page.exposeBinding("tellShown", (_source, delayMs: number) => void shown.push(delayMs));
  await page.evaluate(() => {
    const words = [...document.querySelectorAll('[role="status"] p')].find(
      ({ textContent }) => textContent?.trim() === "Loading article...",
    );
    if (!words) throw new Error("The page has no such words.");
    const { setTimeout } = window;
    const setFastTimeout = (callback: () => void, delayMs = 0) =>
      setTimeout(() => {
        const wasShown = words.checkVisibility();
        callback();
        if (!wasShown && words.checkVisibility()) Reflect.get(window, "tellShown")(delayMs);
      }, delayMs / 100);
    Object.assign(window, { setTimeout: setFastTimeout });
  });
  return shown;
}
