import type { Page } from "@playwright/test";

/** A link of the header, as wide screens show it. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link", { name });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** What only a page that was never left still knows. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { neverLeft: true }));
export const wasNeverLeft = (page: Page) => page.evaluate(() => Reflect.has(window, "neverLeft"));

/** Counts documents, because a loop of reloads would show in nothing else. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.method() === "GET") documents += 1;
  });
  return () => documents;
}

/** As a browser does that is told to refuse it. */
export async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
}
