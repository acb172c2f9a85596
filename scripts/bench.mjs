// npm run bench [-- NAME …]: measures the site against its limits; without a name, runs all benchmarks in turn.
import { ensureBrowser } from "./browser.mjs";
import { buildIfStale } from "./build-steps.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./project.mjs";

const parts = [
  "bytes",
  "paint",
  "navigation",
  "interaction",
  "growth",
  "serving",
  "submissions",
  "drain",
  "crash",
];
const inBrowser = ["bytes", "paint", "navigation", "interaction"];

const [first, ...options] = process.argv.slice(2);
if (first && !parts.includes(first)) {
  console.error(`There is no part '${first}'. Parts: ${parts.join(", ")}.`);
  process.exit(1);
}
ensureInstalled();
const { code } = buildIfStale();
if (code !== 0) process.exit(code);
let failed = 0;
for (const part of first ? [first] : parts) {
  console.log(`\n== ${part} ==`);
  // Full Chromium: the headless shell has no back-forward cache.
  const whole = part === "navigation";
  const env = inBrowser.includes(part) ? { CHROMIUM_PATH: ensureBrowser({ whole }) } : {};
  if (runNode([`bench/${part}.ts`, ...options], { env: { ...env, NODE_ENV: "production" } }) !== 0)
    failed = 1;
}
process.exit(failed);
