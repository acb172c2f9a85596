import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { readSiteRecord } from "#publish/build-output/index.ts";
import { inNewContext, visitSite } from "./browser.ts";
import { readOptions, report } from "./report.ts";

/**
 * Measures each route in Brotli KB on a phone with empty caches: stylesheets; scripts before scrolling, after scrolling to
 * the end and with every island hydrated; and everything loaded before scrolling. `npm run bench -- bytes [--only REGEX]`
 */
/** Pages without islands near the viewport, so the entry is their only script. */
const entryOnly = ["/privacy", "/terms", "/cookie-preferences", "/no-such-page"];
const article = /^\/(read-insight|case-studies|market-signals)\/./;

const options = readOptions({ only: "" });
await visitSite(async (browser, origin) => {
  const { pages } = await readSiteRecord(join(import.meta.dirname, "..", "build"));
  for (const path of [...pages, "/no-such-page"].filter((path) => new RegExp(options.only).test(path)))
    await inNewContext(browser, (page) => measure(page, origin, path));
});

async function measure(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: "networkidle0" });
  const first = await page.evaluate(readSizes);
  await page.evaluate(scrollToEnd);
  const scrolled = await settle(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("page-island"))
      island.dispatchEvent(new Event("pointerover", { bubbles: true }));
  });
  const last = await settle(page);
  report(path, {
    CSS: [first.css, 12],
    // The contact page hydrates its form immediately.
    scripts: [first.scripts, path === "/contact" ? undefined : 6],
    scrolled: [scrolled.scripts, entryOnly.includes(path) ? 6 : undefined],
    "every island": [last.scripts, article.test(path) ? 70 : 80],
    "all before scrolling": [first.transfer, path === "/" ? 70 : undefined],
  });
}

async function settle(page: Page) {
  await page.waitForNetworkIdle({ idleTime: 500 });
  return page.evaluate(readSizes);
}

/** Runs in the page. */
function readSizes() {
  const loaded = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
  const sumOf = (end: string) =>
    loaded.reduce((sum, { name, encodedBodySize }) => sum + (name.endsWith(end) ? encodedBodySize : 0), 0) /
    1024;
  const transfer = loaded.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  return { css: sumOf(".css"), scripts: sumOf(".js"), transfer };
}

/** Runs in the page. Scrolls in steps so that islands hydrate along the way. */
async function scrollToEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
