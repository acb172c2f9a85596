import type { Page } from "@playwright/test";

/** A link of the header, as wide screens show it. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link", { name });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** A link named 'Added' in the page's heading, as a writer's HTML may have it. */
export function addLink(page: Page, attributes: Record<string, string>): Promise<void> {
  return page.evaluate((given) => {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = "Added";
    document.querySelector("main h1")?.append(link);
  }, attributes);
}

/** Blocks it, as a browser with that setting does. */
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
