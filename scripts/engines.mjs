import { spawnSync } from "node:child_process";
import { findOnPath, install } from "./browser.mjs";
import { nodePath, projectRoot } from "./project.mjs";

const findFirefox = () => process.env.FIREFOX_PATH || findOnPath("firefox-esr") || findOnPath("firefox");
const isComplete = () => findFirefox() && ["WebKitWebDriver", "xvfb-run", "xauth"].every(findOnPath);
const packages = "firefox-esr webkit2gtk-driver xvfb xauth";

/**
 * Runs a script with a virtual screen and `FIREFOX_PATH`, and returns its exit code. Installs the browsers with apt if they
 * are missing. If apt is not available, prints what to install.
 */
export function runWithEngines(args) {
  if (!isComplete()) install(`apt-get install -y --no-install-recommends ${packages}`);
  if (!isComplete()) {
    console.error(
      `Install Firefox, WebKitWebDriver, xvfb-run and xauth (Debian: ${packages}), then run the command again.`,
    );
    return 1;
  }
  const env = { ...process.env, FIREFOX_PATH: findFirefox() };
  const screen = ["--auto-servernum", "--server-args=-screen 0 1400x1000x24"];
  const run = spawnSync("xvfb-run", [...screen, nodePath, ...args], {
    cwd: projectRoot,
    stdio: "inherit",
    env,
  });
  return run.status ?? 1;
}
