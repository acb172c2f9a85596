import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { prerenderedPlaces, readPrerenderedManifest } from "../src/built/index.ts";
import { dataPath } from "../src/prerender/page-list.ts";
import { paths } from "../src/site/index.ts";

/**
 * Build time, memory and the size of the list pages as the catalogue grows: the site's own pieces, then with 1,000 and
 * 10,000 generated articles, each in a copy of the sources of its own. Build and press, as `npm run build` does them.
 * Ends with 1 where a limit is passed. `npm run bench -- growth [--counts 0,1000]`
 */
const { values } = parseArgs({ options: { counts: { type: "string", default: "0,1000,10000" } } });
const projectRoot = join(import.meta.dirname, "..");

/** The most that a catalogue of so many articles may cost. */
const limits: Record<string, { seconds: number; megabytes: number }> = {
  1000: { seconds: 10, megabytes: 1536 },
  10000: { seconds: 90, megabytes: 1536 },
};
/** Pages that list entries; each with its loader data, unpacked, because compression varies with the catalogue. */
const lists = [paths.home, paths.hub, paths.insights, paths.moreInsights];
/** Bytes of each list page by its path. */
type ListSizes = ReadonlyMap<string, number>;

/** From here on the lists are full: ten times the articles may add digits to their counts and little else. */
const fullFrom = 1000;
const maxListGrowth = 1.05;

console.log("articles      build      press      both    peak memory   largest list page, unpacked");
const full: ListSizes[] = [];
for (const count of values.counts.split(",").map(Number)) {
  const sizes = await measure(count);
  if (count >= fullFrom) full.push(sizes);
}
for (const path of lists) {
  const bytes = full.map((sizes) => sizes.get(path) ?? 0);
  if (Math.max(...bytes) > Math.min(...bytes) * maxListGrowth) fail(`${path} grows with the catalogue.`);
}

async function measure(count: number): Promise<ListSizes> {
  const folder = mkdtempSync(join(tmpdir(), "bench-growth-"));
  try {
    copyProject(folder);
    run(projectRoot, ["bench/generate-articles.ts", String(count), join(folder, "content")]);
    const build = timed(folder, ["node_modules/@react-router/dev/bin.cjs", "build"]);
    const press = timed(folder, ["src/prerender/main.ts"]);
    const sizes = await readListSizes(join(folder, "build"));
    const [[path, bytes] = ["", 0]] = [...sizes].sort(([, one], [, other]) => other - one);
    const both = build.ms + press.ms;
    const megabytes = Math.round(Math.max(build.peakKb, press.peakKb) / 1024);
    const row = [seconds(build.ms), seconds(press.ms), seconds(both)].map((text) => text.padStart(10));
    const size = `${(bytes / 1024).toFixed(1)} KB (${path})`;
    const label = (count === 0 ? "own" : String(count)).padEnd(9);
    console.log(`${label}${row.join("")}${`${megabytes} MB`.padStart(15)}   ${size}`);
    const limit = limits[count];
    if (limit && both > limit.seconds * 1000) fail(`${count} articles: at most ${limit.seconds} s.`);
    if (limit && megabytes > limit.megabytes) fail(`${count} articles: at most ${limit.megabytes} MB.`);
    return sizes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fail(sentence: string): void {
  console.log(`  over the limit: ${sentence}`);
  process.exitCode = 1;
}

async function readListSizes(buildDirectory: string): Promise<ListSizes> {
  const { entries } = await readPrerenderedManifest(buildDirectory);
  const pack = readFileSync(prerenderedPlaces(buildDirectory).pack);
  const bytesOf = (path: string) => {
    const slices = entries.find((entry) => entry.path === path)?.slices;
    const slice = slices?.br ?? slices?.identity;
    if (!slice) throw new Error(`${path} was not printed.`);
    const body = pack.subarray(slice[0], slice[0] + slice[1]);
    return slices?.br ? brotliDecompressSync(body).byteLength : body.byteLength;
  };
  return new Map(lists.map((path) => [path, bytesOf(path) + bytesOf(dataPath(path))]));
}

function copyProject(folder: string): void {
  const left = new Set([
    "content",
    "node_modules",
    "build",
    "data",
    ".git",
    ".react-router",
    "tests",
    "screenshots",
  ]);
  for (const name of readdirSync(projectRoot)) {
    if (!left.has(name)) cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
}

function run(folder: string, args: string[]): string {
  const done = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 1 << 28,
  });
  if (done.status !== 0) throw new Error(`${args[0]} failed:\n${done.stdout}${done.stderr}`);
  return done.stderr;
}

/** Time and peak memory of one process; the peak is read by a few lines loaded before the script. */
function timed(folder: string, args: string[]): { ms: number; peakKb: number } {
  const startedAt = performance.now();
  const stderr = run(folder, ["--import", new URL("./print-peak-memory.ts", import.meta.url).href, ...args]);
  const ms = performance.now() - startedAt;
  const peaks = [...stderr.matchAll(/^peak memory (\d+) kB$/gm)].map((match) => Number(match[1]));
  return { ms, peakKb: Math.max(0, ...peaks) };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
