import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile, sitePlaces } from "../src/build-output/index.ts";
import { paths } from "../src/site/index.ts";
import { readOptions, report } from "./report.ts";

/**
 * Time and memory of the build and the prerender step, and the size of list pages, as content grows: the site's own entries,
 * then with 1,000 and 10,000 copies of an article. `npm run bench -- growth [--counts 0,1000,10000]`
 */
const { counts } = readOptions({ counts: "0,1000,10000" });
const projectRoot = join(import.meta.dirname, "..");
const article = readFileSync(join(projectRoot, "content/insights/intent-driven-cadences.md"), "utf8");
const printPeak = `data:text/javascript,process.on("exit", () => console.error("peak", process.resourceUsage().maxRSS))`;

/** Results by the number of articles. */
const results = new Map<number, { seconds: number; lists: number[] }>();
for (const count of counts.split(",").map(Number)) measure(count);
const [few, many] = [results.get(1000), results.get(10_000)];
if (few && many) {
  // Lists are full with 1,000 articles: more of them add little but digits to their counts.
  const growth = Math.max(...many.lists.map((bytes, index) => bytes / (few.lists[index] ?? Number.NaN)));
  report("10,000 articles beside 1,000", { time: [many.seconds / few.seconds, 10], lists: [growth, 1.05] });
}

function measure(count: number): void {
  const cache = join(projectRoot, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  // In the project: the build finds its packages from there.
  const folder = mkdtempSync(join(cache, "growth-"));
  const env = { CONTENT_DIR: join(folder, "content"), BUILD_DIR: join(folder, "build") };
  try {
    cpSync(join(projectRoot, "content"), env.CONTENT_DIR, { recursive: true });
    for (let index = 0; index < count; index += 1) {
      const date = new Date(Date.UTC(2025, 0, 1 + (index % 365))).toISOString().slice(0, 10);
      const copy = article.replace(/^title: /m, `$&Copy ${index}, `).replace(/^date: .*$/m, `date: ${date}`);
      writeFileSync(join(env.CONTENT_DIR, `insights/copy-${index}.md`), copy);
    }
    const build = run(
      ["node_modules/vite/bin/vite.js", "build", "--configLoader=native", "--logLevel=error"],
      env,
    );
    const prerender = run(["src/prerender/main.ts"], env);
    const seconds = build.seconds + prerender.seconds;
    const megabytes = Math.max(build.megabytes, prerender.megabytes);
    const lists = [paths.home, paths.hub, paths.insights, paths.moreInsights].map(
      (path) => statSync(join(sitePlaces(env.BUILD_DIR).folder, pageFile(path))).size,
    );
    results.set(count, { seconds, lists });
    report(`${count} more articles`, {
      "build, s": [build.seconds],
      "prerender, s": [prerender.seconds],
      "both, s": [seconds, count === 1000 ? 7 : undefined],
      "peak, MB": [megabytes, 1024],
      "largest list, KB": [Math.max(...lists) / 1024],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures time and peak memory of one process. */
function run(args: string[], env: Record<string, string>): { seconds: number; megabytes: number } {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", printPeak, ...args], {
    cwd: projectRoot,
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) throw new Error(`${args[0]} failed:\n${stdout}${stderr}`);
  const peaks = [...stderr.matchAll(/^peak (\d+)$/gm)].map((match) => Number(match[1]));
  return {
    seconds: (performance.now() - startedAt) / 1000,
    megabytes: Math.round(Math.max(...peaks) / 1024),
  };
}
