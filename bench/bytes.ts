import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { readSiteRecord } from "../src/build-output/index.ts";
import { visitSite } from "./browser.ts";
import { readOptions } from "./options.ts";
import { finish, limitTo, printRow, reportProblem } from "./report.ts";

/**
 * Bytes of each route on a phone with cold caches: scripts before a scroll, after a scroll to the end and with every island
 * hydrated; stylesheets; and everything loaded before a scroll.
 * `npm run bench -- bytes [--only REGEX]`
 */
const KB = 1024;
const screen = { width: 390, height: 844 };
/** In bytes, Brotli; `transferOfHome` includes headers. */
const limits = {
  scriptsBeforeScroll: 6 * KB,
  everyIsland: { home: 80 * KB, article: 70 * KB },
  css: 15 * KB,
  transferOfHome: 70 * KB,
};
/** Pages with a form above the fold, which is hydrated at once. */
const withFormInView = ["/contact"];
/** Pages where nothing is hydrated without interaction: the entry is their only script. */
const missingPage = "/no-such-page";
const entryOnly = ["/privacy", "/terms", "/cookie-preferences", missingPage];
const article = /^\/(read-insight|case-studies|market-signals)\/./;

const options = readOptions({ only: "" });

/** One complete response of our server. */
interface Received {
  type: string;
  /** `Content-Length`: the encoded body. */
  bodyBytes: number;
  /** Headers and body. */
  transferBytes: number;
}

await visitSite(async (browser, origin) => {
  const { pages } = await readSiteRecord(join(import.meta.dirname, "..", "build"));
  const paths = [...pages, missingPage];
  console.log(`${screen.width} x ${screen.height}, a fresh browser context for each route; bytes, Brotli.`);
  console.log("Scripts before a scroll, after a scroll to the end, and after every island is hydrated.\n");
  printRow("", ["CSS", "scripts", "scrolled", "every island", "all before scroll"], 18);
  for (const path of paths) if (new RegExp(options.only).test(path)) await measure(browser, origin, path);
});
finish();

async function measure(browser: Browser, origin: string, path: string): Promise<void> {
  const context = await browser.newContext({ viewport: screen });
  const page = await context.newPage();
  const received = await listenTo(page);
  const scripts = () => received.filter(({ type }) => type === "Script");
  await page.goto(origin + path);
  await settle(page);
  const css = total(received.filter(({ type }) => type === "Stylesheet"));
  const atFirst = total(scripts());
  const transfer = received.reduce((sum, { transferBytes }) => sum + transferBytes, 0);
  await scrollToEnd(page);
  const scrolled = total(scripts());
  const count = scripts().length;
  await hydrateEveryIsland(page);
  const everyIsland = total(scripts());
  await context.close();

  printRow(path, [css, atFirst, scrolled, everyIsland, transfer], 18);
  limitTo(limits.css, `${path}, CSS`, css);
  if (!withFormInView.includes(path)) limitTo(limits.scriptsBeforeScroll, `${path}, scripts`, atFirst);
  if (entryOnly.includes(path)) limitTo(1, `${path}, number of scripts`, count);
  if (path === "/") limitTo(limits.transferOfHome, `${path}, everything before a scroll`, transfer);
  const islands = article.test(path) ? limits.everyIsland.article : limits.everyIsland.home;
  limitTo(islands, `${path}, scripts of every island`, everyIsland);
}

async function listenTo(page: Page): Promise<Received[]> {
  const received: Received[] = [];
  const open = new Map<string, Omit<Received, "transferBytes">>();
  const client = await page.context().newCDPSession(page);
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    const headers = new Map(
      Object.entries(response.headers).map(([name, text]) => [name.toLowerCase(), text]),
    );
    const { pathname } = new URL(response.url);
    if ((type === "Script" || type === "Stylesheet") && headers.get("content-encoding") !== "br")
      reportProblem(`${pathname} is not sent with Brotli.`);
    open.set(requestId, { type, bodyBytes: Number(headers.get("content-length")) });
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const response = open.get(requestId);
    if (response) received.push({ ...response, transferBytes: encodedDataLength });
  });
  await client.send("Network.enable");
  return received;
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
  await page.waitForLoadState("networkidle");
}

/** Scrolls in steps of half a screen, like a thumb, so that islands near the viewport are hydrated on the way. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }, screen.height / 2);
  await settle(page);
}

/** Moves a pointer over each island, for those that hydrate on intent. */
async function hydrateEveryIsland(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("page-island"))
      island.dispatchEvent(new Event("pointerover", { bubbles: true }));
  });
  await settle(page);
  const missing = await page.locator("page-island:not([hydrated])").count();
  if (missing > 0) reportProblem(`${new URL(page.url()).pathname}: ${missing} islands are not hydrated.`);
}

function total(files: readonly Received[]): number {
  return files.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
}
