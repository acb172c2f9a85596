import { once } from "node:events";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { readSiteRecord } from "../src/build-output/index.ts";
import { quietFlags } from "../tests/support/browsers.ts";
import { startSite } from "../tests/support/running-site.ts";
import { executablePath } from "./browser.ts";
import { median, readOptions, report } from "./report.ts";

/**
 * A first visit: Lighthouse mobile for each route, beside the same page with its scripts blocked, in turns. Every load has a
 * new browser process and profile; only the server is warm. `npm run bench -- paint [--runs 5] [--only REGEX]`
 */
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = {
  TBT: "total-blocking-time",
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  CLS: "cumulative-layout-shift",
} as const;
const options = readOptions({ runs: "5", only: "" });
const site = await startSite();
try {
  const { pages } = await readSiteRecord(join(import.meta.dirname, "..", "build"));
  for (const path of pages.filter((path) => new RegExp(options.only).test(path))) await measure(path);
} finally {
  await site.stop();
}

async function measure(path: string): Promise<void> {
  const loads = { page: [] as Loaded[], stripped: [] as Loaded[] };
  for (let run = 0; run < Number(options.runs); run += 1) {
    // Alternate which one goes first.
    const order = run % 2 === 0 ? (["page", "stripped"] as const) : (["stripped", "page"] as const);
    for (const kind of order) loads[kind].push(await load(site.origin + path, kind === "stripped"));
  }
  const of = (kind: keyof typeof loads, name: string) =>
    median(loads[kind].map((load) => load[name] ?? Number.NaN));
  const ratioOf = (name: string) => of("page", name) / of("stripped", name);
  report(path, {
    performance: [of("page", "performance"), undefined, 99],
    accessibility: [of("page", "accessibility"), undefined, 100],
    "best practices": [of("page", "best-practices"), undefined, 100],
    SEO: [of("page", "seo"), undefined, 100],
    "TBT, ms more than without scripts": [of("page", "TBT") - of("stripped", "TBT"), 20],
    "FCP, ms": [of("page", "FCP")],
    "FCP beside no scripts": [ratioOf("FCP"), 1.05],
    "LCP, ms": [of("page", "LCP")],
    "LCP beside no scripts": [ratioOf("LCP"), 1.05],
    CLS: [of("page", "CLS"), 0],
  });
}

/** Scores in percent, by category, and metrics, by name. */
type Loaded = Record<string, number>;

/** Measures one load; again where the browser painted nothing, which happens now and then. */
async function load(url: string, isStripped: boolean, triesLeft = 3): Promise<Loaded> {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ["--headless", ...quietFlags] });
  const ended = once(chrome.process, "exit");
  const run = await lighthouse(url, {
    port: chrome.port,
    logLevel: "error",
    onlyCategories: isStripped ? ["performance"] : [...categories],
    ...(isStripped && { blockedUrlPatterns: ["*.js"] }),
    disableFullPageScreenshot: true,
  });
  chrome.kill();
  await ended;
  if (triesLeft > 0 && run?.lhr.runtimeError) return load(url, isStripped, triesLeft - 1);
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse has no result for ${url}.`);
  const { audits, categories: scored } = run.lhr;
  return {
    ...Object.fromEntries(Object.values(scored).map(({ id, score }) => [id, (score ?? 0) * 100])),
    ...Object.fromEntries(
      Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ),
  };
}
