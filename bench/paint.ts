import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags } from "./browser.ts";
import { readOptions } from "./options.ts";
import { finish, limitFrom, limitTo, median, printRow } from "./report.ts";
import { startVariants, type Variant } from "./variants.ts";

/**
 * A first visit: Lighthouse mobile for each route, compared with the same page without scripts, in turns. Every load has a
 * new browser process and profile; only the server is warm.
 * `npm run bench -- paint [--runs 5] [--only REGEX]`
 */
const limits = { score: 100, performance: 99, blockingBesideStrippedMs: 20, paintRatio: 1.05, shift: 0 };
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const options = readOptions({ runs: "5", only: "" });

/** Results of one load. */
interface Load {
  /** Percent by category; only the first load of a page has more than performance. */
  scores: Record<string, number>;
  blockingMs: number;
  fcpMs: number;
  lcpMs: number;
  shift: number;
}

const folder = mkdtempSync(join(tmpdir(), "bench-paint-"));
try {
  const { origins, paths, wire } = await startVariants(folder);
  console.log(`Lighthouse mobile over ${wire}, a fresh browser for each load, medians of ${options.runs}.`);
  console.log(
    "Blocking time (TBT), FCP and LCP in ms: the page, the page with scripts stripped, and how they differ.\n",
  );
  printRow(
    "",
    [
      ...["perf", "a11y", "best", "SEO"],
      ...["TBT", "stripped", "diff"],
      ...["FCP", "ratio", "LCP", "ratio", "CLS"],
    ],
    9,
  );
  for (const path of paths.filter((path) => new RegExp(options.only).test(path))) {
    const loads: Record<Variant, Load[]> = { page: [], stripped: [] };
    for (let run = 0; run < Number(options.runs); run += 1) {
      // Alternate which one goes first.
      const order: Variant[] = run % 2 === 0 ? ["page", "stripped"] : ["stripped", "page"];
      for (const variant of order) {
        const wanted = run === 0 && variant === "page" ? categories : (["performance"] as const);
        loads[variant].push(await load(origins[variant] + path, wanted));
      }
    }
    report(path, loads);
  }
  finish();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Open connections and the store's thread would keep the process alive.
process.exit();

/** Measures one load; retries where the browser painted nothing, which happens now and then. */
async function load(url: string, onlyCategories: readonly string[], triesLeft = 3): Promise<Load> {
  const chrome = await launch({
    ...(process.env.CHROMIUM_PATH ? { chromePath: process.env.CHROMIUM_PATH } : {}),
    chromeFlags: [...browserFlags, "--ignore-certificate-errors"],
  });
  const ended = new Promise((resolve) => chrome.process.once("exit", resolve));
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: [...onlyCategories],
      disableFullPageScreenshot: true,
    });
    if (triesLeft > 0 && run?.lhr.runtimeError) return await load(url, onlyCategories, triesLeft - 1);
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse has no result for ${url}.`);
    const { audits, categories: scored } = run.lhr;
    const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: Object.fromEntries(Object.values(scored).map(({ id, score }) => [id, (score ?? 0) * 100])),
      blockingMs: figure("total-blocking-time"),
      fcpMs: figure("first-contentful-paint"),
      lcpMs: figure("largest-contentful-paint"),
      shift: figure("cumulative-layout-shift"),
    };
  } finally {
    chrome.kill();
    await ended;
  }
}

function report(path: string, { page, stripped }: Record<Variant, Load[]>): void {
  const both = (figure: (load: Load) => number) =>
    [median(page.map(figure)), median(stripped.map(figure))] as const;
  const scores = categories.map((id) => median(page.flatMap(({ scores }) => scores[id] ?? [])));
  const [blocking, blockingStripped] = both((load) => load.blockingMs);
  const [fcp, fcpStripped] = both((load) => load.fcpMs);
  const [lcp, lcpStripped] = both((load) => load.lcpMs);
  const [shift] = both((load) => load.shift);
  const [difference, fcpRatio, lcpRatio] = [
    blocking - blockingStripped,
    fcp / fcpStripped,
    lcp / lcpStripped,
  ];
  const paints = [
    Math.round(fcp),
    fcpRatio.toFixed(3),
    Math.round(lcp),
    lcpRatio.toFixed(3),
    shift.toFixed(3),
  ];
  printRow(path, [...scores, ...[blocking, blockingStripped, difference].map(Math.round), ...paints], 9);
  for (const [position, id] of categories.entries()) {
    limitFrom(
      id === "performance" ? limits.performance : limits.score,
      `${path}, ${id}`,
      scores[position] ?? 0,
    );
  }
  limitTo(limits.blockingBesideStrippedMs, `${path}, blocking time beside stripped`, difference);
  limitTo(limits.paintRatio, `${path}, FCP beside stripped`, fcpRatio);
  limitTo(limits.paintRatio, `${path}, LCP beside stripped`, lcpRatio);
  limitTo(limits.shift, `${path}, CLS`, shift);
}
