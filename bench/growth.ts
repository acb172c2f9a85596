import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { prerenderedPlaces, readPrerenderedManifest } from "../src/built/index.ts";
import { paths } from "../src/site/index.ts";
import { writeArticles } from "./article-writer.ts";
import { readOptions } from "./options.ts";
import { finish, limitTo, printRow } from "./report.ts";

/**
 * Time and memory of build and prerender step, and the size of the list pages, as the catalogue grows: the site's own
 * entries, then with 1,000 and 10,000 generated articles, each in a copy of the sources of its own, nothing cached.
 * `npm run bench -- growth [--counts 0,1000,10000]`
 */
const limits = {
  secondsOf1000: 7,
  /** Of the time that one more article takes: between 1,000 and 10,000, beside between none and 1,000. */
  linear: 1.1,
  megabytes: 1024,
  /** From 1,000 on lists are full: more articles may add digits to their counts and little else. */
  listGrowth: 1.05,
};
const { counts } = readOptions({ counts: "0,1000,10000" });
const projectRoot = join(import.meta.dirname, "..");
/** What the build does not read, or what is written anew. */
const left = new Set(["content", "node_modules", "build", "data", ".git", "tests", "screenshots"]);
/** Pages that list entries. */
const lists = [paths.home, paths.hub, paths.insights, paths.moreInsights];

/** What a catalogue of one size came to. */
interface Growth {
  seconds: number;
  listBytes: number[];
}
const growths = new Map<number, Growth>();

console.log("Build and prerender step, each one process; the lists' HTML before compression.\n");
printRow("articles", ["build s", "prerender s", "both s", "peak MB", "largest list KB"], 16);
for (const count of counts.split(",").map(Number)) growths.set(count, await measure(count));
compare();
finish();

async function measure(count: number): Promise<Growth> {
  const folder = mkdtempSync(join(tmpdir(), "bench-growth-"));
  try {
    for (const name of readdirSync(projectRoot))
      if (!left.has(name)) cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
    symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
    cpSync(join(projectRoot, "content"), join(folder, "content"), { recursive: true });
    writeArticles(join(folder, "content", "insights", "generated"), count);
    const build = timed(folder, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]);
    const prerender = timed(folder, ["src/prerender/main.ts"]);
    const seconds = build.seconds + prerender.seconds;
    const megabytes = Math.max(build.megabytes, prerender.megabytes);
    const listBytes = await readListSizes(join(folder, "build"));
    const largest = Math.max(...listBytes) / 1024;
    printRow(
      count === 0 ? "own" : String(count),
      [build.seconds, prerender.seconds, seconds, megabytes, largest],
      16,
    );
    limitTo(limits.megabytes, `${count} articles, MB`, megabytes);
    return { seconds, listBytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compare(): void {
  const [own, thousand, tenThousand] = [0, 1000, 10_000].map((count) => growths.get(count));
  if (thousand) limitTo(limits.secondsOf1000, "1,000 articles, seconds", thousand.seconds);
  if (!own || !thousand || !tenThousand) return;
  const perArticle =
    (tenThousand.seconds - thousand.seconds) / 9000 / ((thousand.seconds - own.seconds) / 1000);
  console.log(
    `\nOne more article beyond 1,000 takes ${perArticle.toFixed(2)} of one before (at most ${limits.linear}).`,
  );
  limitTo(limits.linear, "one more article beyond 1,000 beside one before", perArticle);
  for (const [position, path] of lists.entries()) {
    const growth =
      (tenThousand.listBytes[position] ?? Number.NaN) / (thousand.listBytes[position] ?? Number.NaN);
    limitTo(limits.listGrowth, `${path} with 10,000 articles beside 1,000`, growth);
  }
}

async function readListSizes(buildDirectory: string): Promise<number[]> {
  const { entries } = await readPrerenderedManifest(buildDirectory);
  const pack = readFileSync(prerenderedPlaces(buildDirectory).pack);
  return lists.map((path) => {
    const slices = entries.find((entry) => entry.path === path)?.slices;
    if (!slices?.br) throw new Error(`${path} is not there with Brotli.`);
    const [offset, bytes] = slices.br;
    return brotliDecompressSync(pack.subarray(offset, offset + bytes)).byteLength;
  });
}

/** Time and peak memory of one process; the peak is told by a few lines loaded before its script. */
function timed(folder: string, args: string[]): { seconds: number; megabytes: number } {
  const startedAt = performance.now();
  const meter = join(projectRoot, "bench", "print-peak-memory.ts");
  const done = spawnSync(process.execPath, ["--import", meter, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", CONTENT_DIR: "content" },
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  if (done.status !== 0) throw new Error(`${args[0]} failed:\n${done.stdout}${done.stderr}`);
  const peaks = [...done.stderr.matchAll(/^peak memory (\d+) kB$/gm)].map((match) => Number(match[1]));
  return { seconds, megabytes: Math.round(Math.max(...peaks) / 1024) };
}
