import { spawnSync } from "node:child_process";
import { findOnPath } from "./browser.mjs";

/** Debian's package of each program that the journeys in Firefox and WebKit need. */
const packages = { firefox: "firefox-esr", WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };

/**
 * The environment in which journeys find Firefox, once it, WebKitGTK's driver and Xvfb are on the machine; apt installs
 * what is missing. Exits 1 with what to install where it cannot.
 */
export function ensureEngines() {
  const missing = listMissing();
  if (missing.length > 0 && findOnPath("apt-get")) {
    console.log(`Installing ${missing.join(", ")} for the tests…`);
    for (const step of [["update"], ["install", "-y", "--no-install-recommends", ...missing]]) {
      spawnSync("apt-get", step, { stdio: ["ignore", "ignore", "inherit"] });
    }
  }
  if (listMissing().length === 0) return { FIREFOX_PATH: findFirefox() };
  console.error(
    "Install Firefox, WebKitWebDriver (WebKitGTK) and Xvfb (firefox-esr, webkit2gtk-driver and xvfb in Debian), then run the tests again.",
  );
  process.exit(1);
}

function listMissing() {
  return Object.entries(packages)
    .filter(([command]) => !(command === "firefox" ? findFirefox() : findOnPath(command)))
    .map(([, name]) => name);
}

function findFirefox() {
  return process.env.FIREFOX_PATH || findOnPath("firefox-esr") || findOnPath("firefox");
}
