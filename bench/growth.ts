import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "#config/index.ts";
import { pageFile, sitePlaces } from "#publish/build-output/index.ts";
import { readOptions, report } from "./report.ts";

/**
 * Measures build time and memory, and the size of list pages, as content grows: the site's own entries, then with 1,000
 * and 10,000 copies of an article. `npm run bench -- growth [--counts 0,1000,10000]`
 */
const { counts } = readOptions({ counts: "0,1000,10000" });
const projectRoot = join(import.meta.dirname, "..");
const article = readFileSync(join(projectRoot, "content/insights/intent-driven-cadences.md"), "utf8");
const printPeak = `data:text/javascript,process.on("exit", () => console.error("peak", process.resourceUsage().maxRSS))`;
const lists = [paths.home, paths.hub, paths.insights, paths.moreInsights];

const results = new Map<number, { seconds: number; sizes: number[] }>();
for (const count of counts.split(",").map(Number)) results.set(count, measure(count));
const [few, many] = [results.get(1000), results.get(10_000)];
if (few && many) {
  // Lists are full at 1,000 articles; more articles only add digits to the counts.
  const growth = Math.max(...many.sizes.map((bytes, index) => bytes / (few.sizes[index] ?? Number.NaN)));
  report("10,000 articles relative to 1,000", {
    time: [many.seconds / few.seconds, 10],
    lists: [growth, 1.05],
  });
}

function measure(count: number) {
  const cache = join(projectRoot, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  // Create it inside the project so that the build finds its packages.
  const folder = mkdtempSync(join(cache, "growth-"));
  const env = { ...process.env, CONTENT_DIR: join(folder, "content"), BUILD_DIR: join(folder, "build") };
  try {
    cpSync(join(projectRoot, "content"), env.CONTENT_DIR, { recursive: true });
    for (let index = 0; index < count; index += 1) {
      const date = new Date(Date.UTC(2025, 0, 1 + (index % 365))).toISOString().slice(0, 10);
      const copy = article.replace(/^title: /m, `$&Copy ${index}, `).replace(/^date: .*$/m, `date: ${date}`);
      writeFileSync(join(env.CONTENT_DIR, `insights/copy-${index}.md`), copy);
    }
    const build = ["node_modules/vite/bin/vite.js", "build", "--configLoader=native", "--logLevel=error"];
    const startedAt = performance.now();
    const peaks = [build, ["src/publish/prerender/main.ts"]].flatMap((args) => {
      const run = ["--import", printPeak, ...args];
      const { status, stderr } = spawnSync(process.execPath, run, {
        cwd: projectRoot,
        encoding: "utf8",
        env,
      });
      if (status !== 0) throw new Error(`${args[0]} failed:\n${stderr}`);
      return [...stderr.matchAll(/^peak (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes) / 1024);
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const sizes = lists.map((path) => statSync(join(sitePlaces(env.BUILD_DIR).folder, pageFile(path))).size);
    report(`${count} more articles`, {
      "build and prerender, s": [seconds, count === 1000 ? 7 : undefined],
      "peak, MB": [Math.max(...peaks), 1024],
      "largest list, KB": [Math.max(...sizes) / 1024],
    });
    return { seconds, sizes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
