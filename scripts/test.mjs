// npm test: runs the checks and the tests that every change must pass, in at most 5 minutes.
// npm run test:all: also runs what takes longer, as every night: *.night.test.ts, *.night.e2e.ts, Firefox and WebKit.
// npm run test:unit -- FILE, npm run test:browser -- FILE -g NAME: runs one step with the runner's arguments.
// npm run test:watch -- FILE: runs unit tests again whenever a file changes.
// npm run test:engines -- FILE: runs journeys in Firefox and WebKit.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildIfStale } from "./build-steps.mjs";
import { runWithEngines } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { packageCommand, projectRoot, runNode } from "./project.mjs";

const vitest = [packageCommand("vitest", "vitest.mjs"), "run"];
const watch = [packageCommand("vitest", "vitest.mjs"), "watch"];
const playwright = [packageCommand("@playwright/test", "cli.js"), "test"];
const findBrowsers = () => ({
  CHROMIUM_PATH: ensureBrowser(),
  WHOLE_CHROMIUM_PATH: ensureBrowser({ whole: true }),
});

ensureInstalled();
// Keep the shell's settings out of the build and the servers that tests start.
for (const name of settingNames()) delete process.env[name];
// Tests use fixture content and configuration, so that an owner's edit never breaks one.
const root = join(projectRoot, "tests");
Object.assign(process.env, {
  CONTENT_DIR: "tests/content",
  BUILD_DIR: join(root, "build"),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=fixture`,
});
// Speeds up tests, which load the same modules over and over.
process.env.NODE_COMPILE_CACHE ??= join(projectRoot, "node_modules/.cache/compiled");
const [step, ...args] = process.argv.slice(2);
if (step === "all" || args.some((arg) => arg.includes(".night"))) process.env.NIGHT = "1";
const engines = [...vitest, "--config=tests/engines/vitest.config.ts"];
const runStepAlone = {
  unit: () => runNode([...vitest, ...args]),
  watch: () => runNode([...watch, ...args]),
  browser: () => runNode([...playwright, "--reporter=list", ...args], { env: findBrowsers() }),
  engines: () => runWithEngines([...engines, ...args]),
}[step];
if (runStepAlone) process.exit(buildIfStale({ root }).code || runStepAlone());

const reports = mkdtempSync(join(tmpdir(), "site-test-"));
const unitReport = join(reports, "unit.json");
const journeyReport = join(reports, "journeys.json");
const failed = [];

const checks = startChecks();
await runStep("build and prerender", () => buildIfStale({ root }).code);
await runStep("format, lint, types, beside the build", checks);
const browsers = findBrowsers();
await runStep("unit and server tests", () => {
  const json = ["--reporter=dot", "--reporter=json", `--outputFile.json=${unitReport}`];
  return runNode([...vitest, ...json]);
});
await runStep("journeys in a browser", () =>
  runNode(playwright, { env: { ...browsers, JOURNEY_REPORT: journeyReport } }),
);
if (step === "all") await runStep("Firefox and WebKit", () => runWithEngines(engines));

const unit = readReport(unitReport);
const journeys = readReport(journeyReport)?.stats;
const passed = (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0);
const broken = (unit?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0);
rmSync(reports, { recursive: true, force: true });
console.log(failed.length === 0 ? "\nAll checks passed." : `\nFailed: ${failed.join("; ")}.`);
console.log(`${passed} passed, ${Math.max(broken, failed.length)} failed`);
process.exit(failed.length === 0 ? 0 : 1);

/** Lists the environment variables that the site reads; a test checks that the file is complete. */
function settingNames() {
  const example = readFileSync(join(projectRoot, ".env.example"), "utf8");
  return [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
}

/** Runs the checks while the build runs, whose steps block this process. Returns a function that prints the result. */
function startChecks() {
  const log = join(reports, "checks.txt");
  const output = openSync(log, "w");
  const check = join(projectRoot, "scripts/check.mjs");
  const ended = once(spawn(process.execPath, [check], { stdio: ["ignore", output, output] }), "exit");
  return async () => {
    const [code] = await ended;
    console.log(readFileSync(log, "utf8").trim());
    return code ?? 1;
  };
}

async function runStep(name, run) {
  console.log(`\n— ${name} —`);
  const startedAt = Date.now();
  const code = await run();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`— ${name}: ${code === 0 ? "ok" : `failed (${code})`} in ${seconds} s —`);
  if (code !== 0) failed.push(name);
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
