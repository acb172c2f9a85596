import { type Browser, chromium } from "@playwright/test";

/** The whole Chromium: the shell that journeys run in keeps no page for the way back, and prerenders none. */
export const wholeBrowserPath = process.env.WHOLE_CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Nothing of a browser's own goes on beside what is tested or measured. */
export const quietFlags = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update"],
];

const launch = (executablePath: string | undefined, args: string[], ignoreDefaultArgs: string[] = []) =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs,
    args: [...quietFlags, ...args],
  });

/** Starts a Chromium with its back-forward cache, which Playwright turns off. */
export function launchWithBackForwardCache(): Promise<Browser> {
  return launch(wholeBrowserPath, [], ["--disable-back-forward-cache"]);
}

/** Starts a Chromium as it is while a screen reader runs: it keeps its accessibility tree at all times. */
export function launchForScreenReader(): Promise<Browser> {
  return launch(process.env.CHROMIUM_PATH ?? wholeBrowserPath, ["--force-renderer-accessibility"]);
}
