import { type Browser, chromium } from "@playwright/test";

/** The full Chromium: the headless shell of the journeys has no back-forward cache and prerenders no pages. */
export const wholeBrowserPath = process.env.WHOLE_CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Turns off everything that would run beside what is tested or measured. */
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

/** With the back-forward cache, which Playwright turns off. */
export function launchWithBackForwardCache(): Promise<Browser> {
  return launch(wholeBrowserPath, [], ["--disable-back-forward-cache"]);
}

/** As if a screen reader were running: keeps the accessibility tree at all times. */
export function launchForScreenReader(): Promise<Browser> {
  return launch(process.env.CHROMIUM_PATH ?? wholeBrowserPath, ["--force-renderer-accessibility"]);
}
