import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type Request, type Route } from "@playwright/test";
import { buildDirectory } from "../publish/real-build.ts";

/** Matches all scripts except the entry. */
export const isChunk = ({ pathname }: Pick<URL, "pathname">) =>
  /^\/assets\/.*\.js$/.test(pathname) && !isEntry({ pathname });
export const isEntry = ({ pathname }: Pick<URL, "pathname">) => /^\/assets\/entry\.client-/.test(pathname);

/** Finds the path of the chunk that only an `import()` of the source loads. */
export function findChunk(source: string): string {
  const manifest = JSON.parse(readFileSync(join(buildDirectory, "client/.vite/manifest.json"), "utf8"));
  const file = manifest[source]?.file;
  if (!file)
    throw new Error(`${source} has no chunk of its own: it doesn't exist, or is bundled with others`);
  return `/${file}`;
}

/** Delays requests (by default, those for chunks) until the returned function is called. */
export async function delayRequests(
  page: Page,
  which: Parameters<Page["route"]>[0] = isChunk,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const failures = {
  aborted: (route: Route) => route.abort(),
  /** As if a deploy had removed the files. */
  gone: (route: Route) => route.fulfill({ status: 404, contentType: "text/plain", body: "gone" }),
};

/**
 * Makes every request for a chunk fail until the returned function is called. That function waits for pending requests,
 * because a module requested again while its first request is failing would also fail.
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
