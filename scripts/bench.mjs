// npm run bench [-- NAME …]: measures the site against its limits; runs all benchmarks if no name is given.
import { ensureBrowser } from "./browser.mjs";
import { buildIfStale } from "./build-steps.mjs";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./project.mjs";

const inBrowser = ["bytes", "paint", "navigation", "interaction"];
const names = [...inBrowser, "growth", "serving", "submissions", "drain"];

const [first, ...options] = process.argv.slice(2);
if (first && !names.includes(first)) {
  console.error(`There is no benchmark '${first}'. Choose one of ${names.join(", ")}.`);
  process.exit(1);
}
ensureInstalled();
const { code } = buildIfStale();
if (code !== 0) process.exit(code);
let failed = 0;
for (const name of first ? [first] : names) {
  console.log(`\n== ${name} ==`);
  // Only full Chromium has a back-forward cache.
  const whole = name === "navigation";
  const env = inBrowser.includes(name) ? { CHROMIUM_PATH: ensureBrowser({ whole }) } : {};
  failed = runNode([`bench/${name}.ts`, ...options], { env: { ...env, NODE_ENV: "production" } }) || failed;
}
process.exit(failed);
