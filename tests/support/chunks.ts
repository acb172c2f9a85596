import { expect, type Page, type Request, type Route } from "@playwright/test";

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

/**
 * Fails the request of every chunk until `restore` is called, which waits for those under way: a module that is requested
 * while its first request is failing fails with it.
 */
export async function loseChunks(page: Page, how: keyof typeof failures): Promise<() => Promise<void>> {
  const lose = failures[how];
  const pending = new Set<Request>();
  page.on("request", (request) => {
    if (isChunk(new URL(request.url()))) pending.add(request);
  });
  for (const event of ["requestfailed", "requestfinished"] as const)
    page.on(event as "requestfinished", (request) => pending.delete(request));
  let isLost = true;
  await page.route(isChunk, (route) => (isLost ? lose(route) : route.continue()));
  return async () => {
    isLost = false;
    await expect.poll(() => pending.size).toBe(0);
  };
}
