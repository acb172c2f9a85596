import type { Page, Route } from "@playwright/test";

/** Every script but the entry: what islands are made of. */
export const isChunk = ({ pathname }: Pick<URL, "pathname">) =>
  /^\/assets\/.*\.js$/.test(pathname) && !isEntry({ pathname });
export const isEntry = ({ pathname }: Pick<URL, "pathname">) => /^\/assets\/entry\.client-/.test(pathname);

/** Keeps every chunk on its way until `release` is called. */
export async function holdChunks(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isChunk, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const failures = {
  /** The network fails. */
  aborted: (route: Route) => route.abort(),
  /** A deploy has taken the files away. */
  gone: (route: Route) => route.fulfill({ status: 404, contentType: "text/plain", body: "gone" }),
};

/** Lets no chunk come until `restore` is called. */
export async function loseChunks(page: Page, how: keyof typeof failures): Promise<() => Promise<void>> {
  const lose = failures[how];
  await page.route(isChunk, lose);
  return () => page.unroute(isChunk, lose);
}
