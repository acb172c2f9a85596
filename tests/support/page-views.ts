import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** What tells the views of a page apart, as a browser can run it. */
export const pageViewModule = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, "../../src/app/page-view.ts"), "utf8"),
);

/** Notes the views of the page that is open, those of its past included. */
export async function watchViews(page: Page): Promise<void> {
  const address = "/page-view.js";
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: pageViewModule }),
  );
  await page.evaluate(async (url) => {
    const views: string[] = [];
    Object.assign(window, { views });
    const { onPageView } = await import(url);
    onPageView((kind: string) => views.push(kind));
  }, address);
}

export const readViews = (page: Page) => page.evaluate(() => Reflect.get(window, "views"));
