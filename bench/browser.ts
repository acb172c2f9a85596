import { type Browser, chromium } from "@playwright/test";
import { startSite } from "../tests/support/running-site.ts";

/** Nothing of a browser's own goes on beside what is measured. */
export const browserFlags = [
  "--headless",
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update"],
];

/** The built site in a browser, both ended at the end. */
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
