import { spawnSync } from "node:child_process";
import { findOnPath } from "./browser.mjs";
import { nodePath, projectRoot } from "./project.mjs";

/** Debian's packages of Firefox, WebKit's driver and a screen for it, by a command that each brings. */
const packages = {
  firefox: "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  "xvfb-run": "xvfb",
  xauth: "xauth",
};

const findFirefox = () => process.env.FIREFOX_PATH || findOnPath("firefox-esr") || findOnPath("firefox");
const listMissing = () =>
  Object.keys(packages).filter((name) => !(name === "firefox" ? findFirefox() : findOnPath(name)));

/**
 * Runs a script on a screen of its own, with `FIREFOX_PATH` set, and returns its exit code. apt installs what is missing;
 * without apt, prints what to install.
 */
export function runWithEngines(args) {
  const missing = listMissing().map((name) => packages[name]);
  if (missing.length > 0 && findOnPath("apt-get")) {
    console.log(`Installing ${missing.join(", ")} for the tests…`);
    for (const step of [["update"], ["install", "-y", "--no-install-recommends", ...missing]])
      spawnSync("apt-get", step, { stdio: ["ignore", "ignore", "inherit"] });
  }
  if (listMissing().length > 0) {
    console.error(
      `Install Firefox, WebKitWebDriver, xvfb-run and xauth (in Debian: ${Object.values(packages).join(", ")}), then run the tests again.`,
    );
    return 1;
  }
  const env = { ...process.env, FIREFOX_PATH: findFirefox() };
  const screen = ["--auto-servernum", "--server-args=-screen 0 1400x1000x24"];
  return (
    spawnSync("xvfb-run", [...screen, nodePath, ...args], { cwd: projectRoot, stdio: "inherit", env })
      .status ?? 1
  );
}
