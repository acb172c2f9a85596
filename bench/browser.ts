import { type Browser, chromium } from "@playwright/test";
import { quietFlags } from "../tests/support/browsers.ts";
import { startSite } from "../tests/support/running-site.ts";

/** Flags of a measured browser. */
export const browserFlags = ["--headless", ...quietFlags];

/** Runs `visit` with the built site and a browser, and stops both. */
export async function visitSite(visit: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const site = await startSite();
  const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    await visit(browser, site.origin);
  } finally {
    await browser.close();
    await site.stop();
  }
}
