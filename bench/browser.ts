import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { quietFlags } from "../tests/support/browser/browsers.ts";
import { startSite } from "../tests/support/server/running-site.ts";

/** The Chromium found by `scripts/bench.mjs`. */
export const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Starts the built site and a browser for `visit`, and stops both. */
export async function visitSite(visit: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const site = await startSite();
  const browser = await puppeteer.launch({ executablePath, args: quietFlags });
  try {
    await visit(browser, site.origin);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Opens a phone-sized page with an empty cache for `visit`. */
export async function inNewContext(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844 });
  await visit(page);
  await context.close();
}
