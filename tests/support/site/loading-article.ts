import type { Page } from "@playwright/test";

/** Holds back all further document requests until the returned function is called. */
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
 * Counts how often 'Loading article...' is shown. Makes timers run 100 times as fast. The page itself does the reporting,
 * because Chromium doesn't evaluate scripts in a page that is being left.
 */
export async function watchLoadingArticle(page: Page): Promise<{ readonly count: number }> {
  const shown = { count: 0 };
  await page.exposeBinding("reportShown", () => {
    shown.count += 1;
  });
  await page.evaluate(() => {
    const status = document.querySelector(".loading-article > p");
    if (!status) throw new Error("The page has no loading status.");
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
