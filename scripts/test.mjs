// npm test: everything, from format to the journeys in a real browser.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildIfStale } from "./build-steps.mjs";
import { runChecks } from "./check.mjs";
import { clearSettings } from "./clear-settings.mjs";
import { ensureInstalled } from "./install.mjs";
import { packageCommand, runNode } from "./project.mjs";

ensureInstalled();
clearSettings();
const reports = mkdtempSync(join(tmpdir(), "site-test-"));
const unitReport = join(reports, "unit.json");
const journeyReport = join(reports, "journeys.json");

const steps = [
  ["format, lint, types", runChecks],
  ["build and prerender", () => buildIfStale().code],
  [
    "unit and server tests",
    () =>
      runNode([
        packageCommand("vitest", "vitest.mjs"),
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${unitReport}`,
      ]),
  ],
  [
    "journeys in a browser",
    () =>
      runNode([packageCommand("@playwright/test", "cli.js"), "test"], {
        env: {
          CHROMIUM_PATH: ensureBrowser(),
          WHOLE_CHROMIUM_PATH: ensureBrowser({ whole: true }),
          JOURNEY_REPORT: journeyReport,
        },
      }),
  ],
];

const failed = [];
for (const [name, run] of steps) {
  console.log(`\n— ${name} —`);
  const startedAt = Date.now();
  const code = run();
  console.log(
    `— ${name}: ${code === 0 ? "ok" : `failed (${code})`} in ${Math.round((Date.now() - startedAt) / 1000)} s —`,
  );
  if (code !== 0) failed.push(name);
}

const unit = readReport(unitReport);
const journeys = readReport(journeyReport)?.stats;
const passed = (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0);
const broken = (unit?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0);
rmSync(reports, { recursive: true, force: true });
console.log(failed.length === 0 ? "\nEverything holds." : `\nFailed: ${failed.join("; ")}.`);
console.log(`${passed} passed, ${Math.max(broken, failed.length)} failed`);
process.exit(failed.length === 0 ? 0 : 1);

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
