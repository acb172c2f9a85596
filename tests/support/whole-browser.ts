import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** The whole Chromium: the shell that journeys run in keeps no page for the way back, and prerenders none. */
const candidates = ["/usr/bin/chromium", "/usr/bin/google-chrome", chromium.executablePath()];

/** Path of a whole Chromium; undefined where the machine has none. */
export const wholeBrowserPath = candidates.find((path) => existsSync(path));

/** Starts a Chromium with its back-forward cache, which Playwright turns off. */
export function launchWithBackForwardCache(): Promise<Browser> {
  return chromium.launch({
    ...(wholeBrowserPath && { executablePath: wholeBrowserPath }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: ["--no-sandbox", "--disable-gpu"],
  });
}
