import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageFile, sitePlaces } from "../src/build-output/index.ts";
import { paths } from "../src/site/index.ts";
import { readOptions } from "./options.ts";
import { finish, limitTo, printRow } from "./report.ts";
import { writeArticles } from "./write-articles.ts";

/**
 * Time and memory of the build and the prerender step, and the size of list pages, as content grows: the site's own
 * entries, then with 1,000 and 10,000 generated articles, each in its own copy of the sources, without caches.
 * `npm run bench -- growth [--counts 0,1000,10000]`
 */
const limits = {
  secondsOf1000: 7,
  /** Ten times the articles may take up to ten times as long. */
  linear: 10,
  megabytes: 1024,
  /** Lists are full with 1,000 articles: more of them add little but digits to their counts. */
  listGrowth: 1.05,
};
const { counts } = readOptions({ counts: "0,1000,10000" });
const projectRoot = join(import.meta.dirname, "..");
/** Folders that the build does not read, or that it writes itself. */
const notCopied = new Set(["content", "node_modules", "build", "data", ".git", "tests", "screenshots"]);
/** Pages that list entries. */
const lists = [paths.home, paths.hub, paths.insights, paths.moreInsights];

/** Results by the number of articles. */
const seconds = new Map<number, number>();
const listBytes = new Map<number, number[]>();

console.log("Build and prerender step, each one process; the lists' HTML before compression.\n");
printRow("articles", ["build s", "prerender s", "both s", "peak MB", "largest list KB"], 16);
for (const count of counts.split(",").map(Number)) await measure(count);
compare();
finish();

async function measure(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-growth-"));
  try {
    for (const name of readdirSync(projectRoot))
      if (!notCopied.has(name)) cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
    symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
    cpSync(join(projectRoot, "content"), join(folder, "content"), { recursive: true });
    writeArticles(join(folder, "content", "insights", "generated"), count);
    const build = timed(folder, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]);
    const prerender = timed(folder, ["src/prerender/main.ts"]);
    const both = build.seconds + prerender.seconds;
    const megabytes = Math.max(build.megabytes, prerender.megabytes);
    const bytes = readListSizes(join(folder, "build"));
    seconds.set(count, both);
    listBytes.set(count, bytes);
    const figures = [build.seconds, prerender.seconds, both, megabytes, Math.max(...bytes) / 1024];
    printRow(count === 0 ? "own" : String(count), figures, 16);
    limitTo(limits.megabytes, `${count} articles, MB`, megabytes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compare(): void {
  const [thousand, tenThousand] = [seconds.get(1000), seconds.get(10_000)];
  if (thousand !== undefined) limitTo(limits.secondsOf1000, "1,000 articles, seconds", thousand);
  if (thousand === undefined || tenThousand === undefined) return;
  const ratio = tenThousand / thousand;
  console.log(
    `\n10,000 articles take ${ratio.toFixed(1)} times as long as 1,000 (at most ${limits.linear}).`,
  );
  limitTo(limits.linear, "10,000 articles beside 1,000", ratio);
  for (const [position, path] of lists.entries()) {
    const [few = Number.NaN, many = Number.NaN] = [1000, 10_000].map(
      (count) => listBytes.get(count)?.[position],
    );
    limitTo(limits.listGrowth, `${path}, HTML with 10,000 articles beside 1,000`, many / few);
  }
}

function readListSizes(buildDirectory: string): number[] {
  const { folder } = sitePlaces(buildDirectory);
  return lists.map((path) => statSync(join(folder, pageFile(path))).size);
}

/** Measures time and peak memory of one process. */
function timed(folder: string, args: string[]): { seconds: number; megabytes: number } {
  const startedAt = performance.now();
  const meter = new URL("./print-peak-memory.ts", import.meta.url).href;
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
