import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * Build time and memory as the catalogue grows: the site's own pieces, then with 1,000 and 10,000 generated
 * articles, each in a copy of the sources of its own. Build and press, as `npm run build` does them.
 * `npm run bench -- growth [--counts 0,1000]`
 */
const { values } = parseArgs({ options: { counts: { type: "string", default: "0,1000,10000" } } });
const projectRoot = join(import.meta.dirname, "..");
const limits: Record<string, string> = { 1000: "at most 10 s", 10000: "at most 90 s and 1.5 GB" };

console.log("articles      build      press      both    peak memory   pages list");
for (const count of values.counts.split(",").map(Number)) measure(count);

function measure(count: number): void {
  const folder = mkdtempSync(join(tmpdir(), "bench-growth-"));
  try {
    copyProject(folder);
    run(projectRoot, ["bench/generate-articles.ts", String(count), join(folder, "content")]);
    const build = timed(folder, ["node_modules/@react-router/dev/bin.cjs", "build"]);
    const press = timed(folder, ["src/press/main.ts"]);
    const row = [seconds(build.ms), seconds(press.ms), seconds(build.ms + press.ms)];
    const memory = `${Math.round(Math.max(build.peakKb, press.peakKb) / 1024)} MB`;
    const label = count === 0 ? "own" : String(count);
    console.log(
      `${label.padEnd(9)}${row.map((text) => text.padStart(10)).join("")}${memory.padStart(15)}   ${limits[count] ?? ""}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
