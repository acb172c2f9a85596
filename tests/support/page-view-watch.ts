import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const source = join(import.meta.dirname, "../../src/analytics/on-page-view.ts");

/** What tells the views of a page apart, as a browser can run it. */
export async function readPageViewModule(): Promise<string> {
  // Not with the file: only a few journeys want the compiler.
  const { transformWithOxc } = await import("vite");
  return (await transformWithOxc(await readFile(source, "utf8"), source)).code;
}

/** Notes of each view of the open page, of its past ones too, whether the page was restored. */
export async function watchViews(page: Page): Promise<void> {
  const address = "/page-view.js";
  const body = await readPageViewModule();
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
  await page.evaluate(async (url) => {
    const views: boolean[] = [];
    Object.assign(window, { views });
    const { onPageView } = await import(url);
    onPageView((isRestored: boolean) => views.push(isRestored));
  }, address);
}

export const readViews = (page: Page) => page.evaluate(() => Reflect.get(window, "views"));
