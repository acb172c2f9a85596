import type { Page } from "@playwright/test";

/** A link in the header on wide screens. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link", { name });
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Adds a link named 'Added' to the page. */
export function addLink(page: Page, href: string): Promise<void> {
  return page.evaluate((to) => {
    const link = document.createElement("a");
    link.setAttribute("href", to);
    link.textContent = "Added";
    document.querySelector("main h1")?.append(link);
  }, href);
}

/** Makes storage throw, as in a browser that blocks it. */
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
