import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { pino } from "pino";
import { loadBuiltApp } from "../src/built/index.ts";
import { createServer } from "../src/server/create-server.ts";
import { openPrerenderedSite } from "../src/server/pages/prerendered-site.ts";
import { readSettings } from "../src/settings/index.ts";
import { openStore } from "../src/store/index.ts";
import { median } from "./median.ts";
import { printVariant, type Variant, variants } from "./paint-variants.ts";
import { createFront, makeCertificate } from "./secure-front.ts";

/**
 * Lighthouse mobile for each route, beside the very same page with its scripts removed and beside the plain
 * floor (an HTML file with the same text and nothing else), interleaved, all sent by our server, behind TLS and
 * HTTP/2 where `openssl` is there to make a certificate.
 * `npm run bench -- paint [--rounds 5] [--paths /,/contact]`
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    paths: {
      type: "string",
      default: "/,/contact,/insights,/read-insight/multi-channel-gtm-rhythm-lean-teams",
    },
  },
});
const paths = values.paths.split(",");
const buildDirectory = join(import.meta.dirname, "..", "build");
const folder = mkdtempSync(join(tmpdir(), "bench-paint-"));

interface Painted {
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  scores: number[];
}

const certificate = makeCertificate(folder);
const servers = await startVariants();
const chrome = await launch({
  ...(process.env.CHROMIUM_PATH ? { chromePath: process.env.CHROMIUM_PATH } : {}),
  chromeFlags: [
    "--headless",
    "--ignore-certificate-errors",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
try {
  const wire = certificate ? "TLS and HTTP/2" : "plain HTTP/1.1 (no openssl here)";
  console.log(
    `Lighthouse mobile over ${wire}, median of ${values.rounds}, interleaved; FCP / LCP and TBT in ms`,
  );
  for (const path of paths) print(path, await measure(path));
} finally {
  chrome.kill();
  rmSync(folder, { recursive: true, force: true });
}
// Open connections and the store's worker would keep the process.
process.exit();

async function startVariants() {
  const app = await loadBuiltApp(buildDirectory);
  const settings = readSettings({ DATA_DIR: join(folder, "data"), PORT: "0" });
  const store = await openStore(settings);
  const started = new Map<Variant, string>();
  for (const variant of variants) {
    const variantFolder = join(folder, variant.replaceAll(" ", "-"));
    const parts = { app, clientFolder: join(buildDirectory, "client"), siteUrl: settings.siteUrl, paths };
    await printVariant(variant, parts, variantFolder);
    const site = await openPrerenderedSite({
      buildDirectory: variantFolder,
      siteUrl: settings.siteUrl,
      appVersion: app.version,
      memoryBytes: Number.MAX_SAFE_INTEGER,
    });
    const server = createServer({ app, site, settings, store, log: pino({ level: "silent" }) });
    const front = createFront(server, certificate);
    await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
    // A server that listens on a port has an address of this form.
    const { port } = front.address() as AddressInfo;
    started.set(variant, `${certificate ? "https" : "http"}://127.0.0.1:${port}`);
  }
  return started;
}

async function measure(path: string): Promise<Map<Variant, Painted[]>> {
  const results = new Map<Variant, Painted[]>();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [variant, origin] of servers) {
      const painted = await paint(origin + path, variant === "page");
      results.set(variant, [...(results.get(variant) ?? []), painted]);
    }
  }
  return results;
}

async function paint(url: string, withScores: boolean): Promise<Painted> {
  const onlyCategories = withScores
    ? ["performance", "accessibility", "best-practices", "seo"]
    : ["performance"];
  const run = await lighthouse(url, { port: chrome.port, logLevel: "error", onlyCategories });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
  const figure = (id: string) => run.lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    fcpMs: figure("first-contentful-paint"),
    lcpMs: figure("largest-contentful-paint"),
    cls: figure("cumulative-layout-shift"),
    tbtMs: figure("total-blocking-time"),
    scores: Object.values(run.lhr.categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  };
}

function print(path: string, results: ReadonlyMap<Variant, Painted[]>): void {
  const of = (variant: Variant, figure: (painted: Painted) => number) =>
    median((results.get(variant) ?? []).map(figure));
  console.log(`\n${path}`);
  for (const variant of variants) {
    const figures = [(p: Painted) => p.fcpMs, (p: Painted) => p.lcpMs, (p: Painted) => p.tbtMs];
    const [fcp, lcp, tbt] = figures.map((figure) => Math.round(of(variant, figure)));
    console.log(`  ${variant.padEnd(16)} ${fcp} / ${lcp}, TBT ${tbt}`);
  }
  const lcp = of("page", (p) => p.lcpMs);
  const fcpRatio = of("page", (p) => p.fcpMs) / of("without scripts", (p) => p.fcpMs);
  const lcpRatio = lcp / of("without scripts", (p) => p.lcpMs);
  console.log(
    `  page / without scripts: FCP ${fcpRatio.toFixed(2)}, LCP ${lcpRatio.toFixed(2)} (at most 1.10)`,
  );
  console.log(`  page / floor: LCP ${(lcp / of("floor", (p) => p.lcpMs)).toFixed(2)} (at most 1.30)`);
  const scores = [0, 1, 2, 3].map((place) => of("page", (p) => p.scores[place] ?? 0));
  console.log(
    `  CLS ${of("page", (p) => p.cls)}; performance, accessibility, best practices, SEO: ${scores.join(", ")}`,
  );
}
