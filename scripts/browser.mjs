import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { packageCommand, projectRoot, runNode } from "./project.mjs";

/** The headless shell: the same engine, and the journeys are a third faster. */
const shellName = "chromium-headless-shell";

/** Full Chromium: only it has a back-forward cache and prerenders. */
const wholeNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/** Commands of the usual package managers, tried in this order. */
const installers = [
  {
    command: "apt-get",
    steps: [["update"], ["install", "-y", "--no-install-recommends", shellName, "chromium"]],
  },
  { command: "apt-get", steps: [["install", "-y", "--no-install-recommends", "chromium"]] },
  { command: "dnf", steps: [["install", "-y", "chromium"]] },
  { command: "apk", steps: [["add", "chromium"]] },
  { command: "pacman", steps: [["-Sy", "--noconfirm", "chromium"]] },
  { command: "brew", steps: [["install", "--cask", "chromium"]] },
];

/**
 * Returns the path of a Chromium to test with: `CHROMIUM_PATH`, one on this machine, Playwright's own (downloaded if
 * possible), or one from the system's package manager. `whole` requires full Chromium. Exits with 1 if there is none.
 */
export function ensureBrowser({ whole = false } = {}) {
  const found = findBrowser(whole);
  if (found) return found;
  console.log("No Chromium on this machine: installing one for the tests…");
  runNode([packageCommand("playwright-core", "cli.js"), "install", "chromium"], { stdio: "ignore" });
  const downloaded = findPlaywrightBrowser();
  if (downloaded) return downloaded;
  for (const { command, steps } of installers) {
    if (!findOnPath(command)) continue;
    for (const step of steps) spawnSync(command, step, { stdio: ["ignore", "ignore", "inherit"] });
    const installed = findBrowser(whole);
    if (installed) return installed;
  }
  console.error(
    "No Chromium could be installed. Install one and set CHROMIUM_PATH to it, then run the tests again.",
  );
  process.exit(1);
}

function findBrowser(whole) {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named) && !(whole && named.endsWith(shellName))) return named;
  for (const name of whole ? wholeNames : [shellName, ...wholeNames]) {
    const path = findOnPath(name);
    if (path) return path;
  }
  const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return existsSync(onMac) ? onMac : findPlaywrightBrowser();
}

function findPlaywrightBrowser() {
  const require = createRequire(join(projectRoot, "package.json"));
  const path = require("playwright-core").chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** The path of a command, if it is on the `PATH`. */
export function findOnPath(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
