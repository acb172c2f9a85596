import { once } from "node:events";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { readSiteRecord } from "#publish/build-output/index.ts";
import { quietFlags } from "../tests/support/browser/browsers.ts";
import { startSite } from "../tests/support/server/running-site.ts";
import { executablePath } from "./browser.ts";
import { median, readOptions, report } from "./report.ts";

/**
 * Measures a first visit with Lighthouse mobile: each route with and without its scripts, alternating. Every load gets a new
 * browser process and profile; only the server is warm. `npm run bench -- paint [--runs 5] [--only REGEX]`
 */
const categories = ["performance", "accessibility", "best-practices", "seo"];
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
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const kind of run % 2 === 0 ? (["page", "stripped"] as const) : (["stripped", "page"] as const))
      loads[kind].push(await load(site.origin + path, kind === "stripped"));
  const of = (name: string, kind: keyof typeof loads = "page") =>
    median(loads[kind].map((load) => load[name] ?? Number.NaN));
  const [TBT, FCP, LCP] = [
    "total-blocking-time",
    "first-contentful-paint",
    "largest-contentful-paint",
  ] as const;
  report(path, {
    ...Object.fromEntries(
      categories.map((name) => [name, [of(name), undefined, name === "performance" ? 99 : 100]]),
    ),
    "TBT, ms more than without scripts": [of(TBT) - of(TBT, "stripped"), 20],
    "FCP, ms": [of(FCP)],
    "FCP relative to no scripts": [of(FCP) / of(FCP, "stripped"), 1.05],
    "LCP, ms": [of(LCP)],
    "LCP relative to no scripts": [of(LCP) / of(LCP, "stripped"), 1.05],
    CLS: [of("cumulative-layout-shift"), 0],
  });
}

/** Scores (in percent) and audit values by id. */
type Loaded = Record<string, number | undefined>;

/** Measures one load. Tries again if the browser painted nothing, which occasionally happens. */
async function load(url: string, isStripped: boolean, triesLeft = 3): Promise<Loaded> {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ["--headless", ...quietFlags] });
  const ended = once(chrome.process, "exit");
  const run = await lighthouse(url, {
    port: chrome.port,
    logLevel: "error",
    onlyCategories: isStripped ? ["performance"] : categories,
    ...(isStripped && { blockedUrlPatterns: ["*.js"] }),
    disableFullPageScreenshot: true,
  });
  chrome.kill();
  await ended;
  if (triesLeft > 0 && run?.lhr.runtimeError) return load(url, isStripped, triesLeft - 1);
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse returned no result for ${url}.`);
  const scores = Object.values(run.lhr.categories).map(({ id, score }) => [id, (score ?? 0) * 100]);
  const values = Object.values(run.lhr.audits).map(({ id, numericValue }) => [id, numericValue]);
  return Object.fromEntries([...scores, ...values]);
}
