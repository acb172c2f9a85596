import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** The whole Chromium: the shell that journeys run in keeps no page for the way back, and prerenders none. */
const candidates = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  chromium.executablePath(),
];

/** Path of a whole Chromium; undefined where the machine has none. */
export const wholeBrowserPath = candidates.find((path) => path !== "" && existsSync(path));

const launch = (executablePath: string | undefined, args: string[], ignoreDefaultArgs: string[] = []) =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs,
    args: ["--no-sandbox", "--disable-gpu", ...args],
  });

/** Starts a Chromium with its back-forward cache, which Playwright turns off. */
export function launchWithBackForwardCache(): Promise<Browser> {
  return launch(wholeBrowserPath, [], ["--disable-back-forward-cache"]);
}

/** Starts a Chromium as it is while a screen reader runs: it keeps its accessibility tree at all times. */
export function launchForScreenReader(): Promise<Browser> {
  return launch(process.env.CHROMIUM_PATH ?? wholeBrowserPath, ["--force-renderer-accessibility"]);
}
