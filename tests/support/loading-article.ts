import type { Page } from "@playwright/test";

/** Holds every document request from now on until `release` is called. */
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
 * Counts how often 'Loading article...' is shown. Timers run a hundred times as fast. The page reports by itself, because
 * Chromium evaluates nothing in a page that is about to be left.
 */
export async function watchLoadingArticle(page: Page): Promise<{ readonly count: number }> {
  const shown = { count: 0 };
  await page.exposeBinding("reportShown", () => {
    shown.count += 1;
  });
  await page.evaluate(() => {
    const status = document.querySelector(".loading-article > p");
    if (!status) throw new Error("The page has no such status.");
    const { setTimeout } = window;
    const setFastTimeout = (callback: () => void, delayMs = 0) =>
      setTimeout(() => {
        const wasShown = status.checkVisibility();
        callback();
        if (!wasShown && status.checkVisibility()) Reflect.get(window, "reportShown")();
      }, delayMs / 100);
    Object.assign(window, { setTimeout: setFastTimeout });
  });
  return shown;
}
