import { type Browser, chromium } from "@playwright/test";

/** The full Chromium. The headless shell that runs the journeys has neither a back-forward cache nor prerendering. */
export const wholeBrowserPath = process.env.WHOLE_CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Turns off the browser's background activity so it doesn't affect tests or measurements. */
export const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-sync",
  "--disable-background-networking",
  "--disable-component-update",
];

const launch = (executablePath: string | undefined, args: string[], ignoreDefaultArgs: string[] = []) =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs,
    args: [...quietFlags, ...args],
  });

/** Starts Chromium with its back-forward cache, which Playwright turns off by default. */
export function launchWithBackForwardCache(): Promise<Browser> {
  return launch(wholeBrowserPath, [], ["--disable-back-forward-cache"]);
}

/** Starts Chromium as if a screen reader were running, so that it always maintains its accessibility tree. */
export function launchForScreenReader(): Promise<Browser> {
  return launch(process.env.CHROMIUM_PATH ?? wholeBrowserPath, ["--force-renderer-accessibility"]);
}
