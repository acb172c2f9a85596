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
 * How long after a click 'Loading article...' was shown, in ms, for each time that it was. The page tells by itself:
 * Playwright asks no page that is about to be left.
 */
export async function watchLoadingArticle(page: Page): Promise<readonly number[]> {
  const shown: number[] = [];
  await page.exposeBinding("tellShown", (_source, delayMs: number) => void shown.push(delayMs));
  await page.evaluate(() => {
    const words = [...document.querySelectorAll('[role="status"] p')].find(
      ({ textContent }) => textContent?.trim() === "Loading article...",
    );
    if (!words) throw new Error("The page has no such words.");
    let clickedAt = Number.NaN;
    document.addEventListener("click", () => {
      clickedAt = performance.now();
    });
    new MutationObserver(() => {
      if (words.checkVisibility()) Reflect.get(window, "tellShown")(performance.now() - clickedAt);
    }).observe(words, { attributes: true });
  });
  return shown;
}
