import { once } from "node:events";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { readSiteRecord } from "../src/build-output/index.ts";
import { quietFlags } from "../tests/support/browsers.ts";
import { startSite } from "../tests/support/running-site.ts";
import { executablePath } from "./browser.ts";
import { finish, limitFrom, limitTo, median, printRow, readOptions } from "./report.ts";

/**
 * A first visit: Lighthouse mobile for each route, beside the same page with its scripts blocked, in turns. Every load has a
 * new browser process and profile; only the server is warm. `npm run bench -- paint [--runs 5] [--only REGEX]`
 */
const limits = { score: 100, performance: 99, blockingBesideStrippedMs: 20, paintRatio: 1.05, shift: 0 };
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
  console.log(`Lighthouse mobile, a fresh browser for each load, medians of ${options.runs}.`);
  console.log(
    "TBT in ms more than without scripts; FCP and LCP in ms, and as ratios to the page without scripts.\n",
  );
  printRow("", ["perf", "a11y", "best", "SEO", "TBT", "FCP", "ratio", "LCP", "ratio", "CLS"], 8);
  for (const path of pages.filter((path) => new RegExp(options.only).test(path))) await measure(path);
  finish();
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
  const scores = categories.map((id) => of("page", id));
  const blocking = of("page", "TBT") - of("stripped", "TBT");
  const [fcp, lcp] = [of("page", "FCP"), of("page", "LCP")];
  const [fcpRatio, lcpRatio] = [fcp / of("stripped", "FCP"), lcp / of("stripped", "LCP")];
  const shift = of("page", "CLS");
  printRow(
    path,
    [...scores, Math.round(blocking), Math.round(fcp), fcpRatio, Math.round(lcp), lcpRatio, shift],
    8,
  );
  for (const [position, id] of categories.entries())
    limitFrom(
      id === "performance" ? limits.performance : limits.score,
      `${path}, ${id}`,
      scores[position] ?? 0,
    );
  limitTo(limits.blockingBesideStrippedMs, `${path}, blocking time beside stripped`, blocking);
  limitTo(limits.paintRatio, `${path}, FCP beside stripped`, fcpRatio);
  limitTo(limits.paintRatio, `${path}, LCP beside stripped`, lcpRatio);
  limitTo(limits.shift, `${path}, CLS`, shift);
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
