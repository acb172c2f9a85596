import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { readSiteRecord } from "../src/build-output/index.ts";
import { inNewContext, visitSite } from "./browser.ts";
import { finish, limitTo, printRow, readOptions } from "./report.ts";

/**
 * Bytes of each route on a phone with cold caches: stylesheets; scripts before a scroll, after a scroll to the end and with
 * every island hydrated; and everything loaded before a scroll. `npm run bench -- bytes [--only REGEX]`
 */
const KB = 1024;
/** In bytes, Brotli; `transferOfHome` includes headers. */
const limits = {
  scriptsBeforeScroll: 6 * KB,
  everyIsland: { home: 80 * KB, article: 70 * KB },
  css: 15 * KB,
  transferOfHome: 70 * KB,
};
/** A page with a form above the fold, which is hydrated at once. */
const withFormInView = "/contact";
/** Pages where a scroll hydrates nothing: the entry is their only script. */
const entryOnly = ["/privacy", "/terms", "/cookie-preferences", "/no-such-page"];
const article = /^\/(read-insight|case-studies|market-signals)\/./;

const options = readOptions({ only: "" });
await visitSite(async (browser, origin) => {
  const { pages } = await readSiteRecord(join(import.meta.dirname, "..", "build"));
  printRow("bytes, Brotli", ["CSS", "scripts", "scrolled", "every island", "all before scroll"], 18);
  for (const path of [...pages, "/no-such-page"].filter((path) => new RegExp(options.only).test(path)))
    await inNewContext(browser, 390, (page) => measure(page, origin, path));
});
finish();

async function measure(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: "networkidle0" });
  await wait(300);
  const first = await page.evaluate(readSizes);
  await page.evaluate(scrollToEnd);
  const scrolled = await settle(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("page-island"))
      island.dispatchEvent(new Event("pointerover", { bubbles: true }));
  });
  const last = await settle(page);
  printRow(path, [first.css, first.scripts, scrolled.scripts, last.scripts, first.transfer], 18);
  limitTo(limits.css, `${path}, CSS`, first.css);
  if (path !== withFormInView) limitTo(limits.scriptsBeforeScroll, `${path}, scripts`, first.scripts);
  if (entryOnly.includes(path)) limitTo(first.scripts, `${path}, scripts after a scroll`, scrolled.scripts);
  if (path === "/") limitTo(limits.transferOfHome, `${path}, everything before a scroll`, first.transfer);
  const most = article.test(path) ? limits.everyIsland.article : limits.everyIsland.home;
  limitTo(most, `${path}, scripts of every island`, last.scripts);
  limitTo(0, `${path}, islands that are not hydrated`, last.notHydrated);
}

async function settle(page: Page) {
  await page.waitForNetworkIdle({ idleTime: 500 });
  return page.evaluate(readSizes);
}

/** Runs in the page. */
function readSizes() {
  const loaded = [
    ...performance.getEntriesByType("resource"),
    ...performance.getEntriesByType("navigation"),
  ].filter((entry) => entry instanceof PerformanceResourceTiming);
  const sumOf = (end: string) =>
    loaded.reduce((sum, { name, encodedBodySize }) => sum + (name.endsWith(end) ? encodedBodySize : 0), 0);
  return {
    css: sumOf(".css"),
    scripts: sumOf(".js"),
    transfer: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0),
    notHydrated: document.querySelectorAll("page-island:not([hydrated])").length,
  };
}

/** Runs in the page: scrolls like a thumb, so that islands near the viewport are hydrated on the way. */
async function scrollToEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
