import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { packageCommand, projectRoot, runNode } from "./project.mjs";

/** Has the same engine as full Chromium, but runs tests a third faster. */
const shellName = "chromium-headless-shell";

/** Only full Chromium has a back-forward cache and can prerender. */
const wholeNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/** Commands that install Chromium, tried in this order. */
const installers = [
  "apt-get install -y --no-install-recommends chromium-headless-shell chromium",
  "apt-get install -y --no-install-recommends chromium",
  "dnf install -y chromium",
  "apk add chromium",
  "pacman -Sy --noconfirm chromium",
  "brew install --cask chromium",
];

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, one installed on this machine, Playwright's (downloaded if possible),
 * or one from the system's package manager. `whole` requires full Chromium. Exits with 1 if there is none.
 */
export function ensureBrowser({ whole = false } = {}) {
  // Only root can do it without asking; a container then runs the tests a third faster.
  if (!whole && !process.env.CHROMIUM_PATH && !findOnPath(shellName) && process.getuid?.() === 0)
    install(`apt-get install -y --no-install-recommends ${shellName}`);
  const found = findBrowser(whole);
  if (found) return found;
  console.log("Chromium not found; installing it for the tests…");
  runNode([packageCommand("@playwright/test", "cli.js"), "install", "chromium"], { stdio: "ignore" });
  const downloaded = findPlaywrightBrowser();
  if (downloaded) return downloaded;
  for (const installer of installers) {
    const installed = install(installer) && findBrowser(whole);
    if (installed) return installed;
  }
  console.error(
    "Chromium could not be installed. Install it, set CHROMIUM_PATH to it, and run the command again.",
  );
  process.exit(1);
}

/** Runs a package manager's command. Returns false if there is no such package manager. */
export function install(line) {
  const [command, ...args] = line.split(" ");
  if (!findOnPath(command)) return false;
  const options = { stdio: ["ignore", "ignore", "inherit"], timeout: 120_000 };
  if (command === "apt-get") spawnSync(command, ["update"], options);
  spawnSync(command, args, options);
  return true;
}

function findBrowser(whole) {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named) && !(whole && named.endsWith(shellName))) return named;
  const onPath = (whole ? wholeNames : [shellName, ...wholeNames]).map(findOnPath).find(Boolean);
  const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return onPath ?? (existsSync(onMac) ? onMac : findPlaywrightBrowser());
}

function findPlaywrightBrowser() {
  const require = createRequire(join(projectRoot, "package.json"));
  const path = require("@playwright/test").chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Returns the path of a command, if it is on the `PATH`. */
export function findOnPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
