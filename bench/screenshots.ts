import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { quietFlags } from "../tests/support/browser/browsers.ts";
import { startSite } from "../tests/support/server/running-site.ts";
import { executablePath } from "./browser.ts";
import { readOptions } from "./report.ts";

/**
 * Saves every screen and its main states to `screenshots/`; states are cropped to the window.
 * `npm run screenshots [-- --only home --widths 390,1280]`
 */
const options = readOptions({ only: "", widths: "390,768,1280,1920" });
const heights: Record<string, number> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });
const click = (page: Page, selector: string) => visible(page, selector).first().click();
const message = {
  "LinkedIn URL": "https://www.linkedin.com/in/asha-rao",
  Message: "Can you audit our funnel?",
};
const wrong = { ...message, "LinkedIn URL": "https://firm.example/asha-rao" };
const report = { "Full Name": "Asha Rao", Company: "Firm", "Work Email": "asha@firm.example" };
const person = { "First Name": "Asha", "Last Name": "Rao", Email: "asha@firm.example" };

/** Fills in a form, sends it, and waits for the result (by default, an error). */
async function send(page: Page, form: string, fields: Record<string, string>, result = "[role=alert]") {
  for (const [label, value] of Object.entries(fields)) await page.locator(form).getByLabel(label).fill(value);
  await click(page, `${form} .btn-large[type=submit]`);
  await visible(page, result).first().waitFor();
}

async function book(page: Page, form: string) {
  await visible(page, `${form} label:has([name=slotStart])`).last().click();
  await send(page, form, person, ":text('Your call is booked')");
}

const openModal = (page: Page) => click(page, "main a[data-contact]");
const openSchedule = (page: Page) => click(page, "main a[data-schedule]");
const [dialog, thanks] = ["dialog[open]", ":text('Thank you!')"];
const [signal, strategy] = ["/market-signals/smb-gtm-ai-cloud-trends-2025", "/our-strategy-process"];
type State = [name: string, path: string, act?: (page: Page) => Promise<unknown>];
const states: State[] = [
  ["home-menu", "/", (page) => click(page, ".resources-button, .menu-button")],
  ["home-cookie-preferences", "/", (page) => page.evaluate("openCookiePreferences()")],
  ["modal", "/", openModal],
  ["modal-errors", "/", (page) => openModal(page).then(() => send(page, dialog, wrong))],
  ["modal-sent", "/", (page) => openModal(page).then(() => send(page, dialog, message, thanks))],
  ["contact-errors", "/contact", (page) => send(page, "main", {})],
  ["contact-sent", "/contact", (page) => send(page, "main", message, thanks)],
  ["report-sent", signal, (page) => send(page, "#report-form", report, ":text('Your report is on its way')")],
  ["schedule-dialog", strategy, openSchedule],
  ["schedule-dialog-booked", strategy, (page) => openSchedule(page).then(() => book(page, dialog))],
  ["booking", "/schedule", (page) => book(page, "main")],
];

const site = await startSite({ FORM_LIMITS: "off" });
const browser = await chromium.launch({ executablePath, args: quietFlags });
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const paths = new Set([...listed, "/cookie-preferences", "/schedule", "/nowhere"]);
  const screens = [...paths].map((path): State => [path.slice(1).replaceAll("/", "-") || "home", path]);
  for (const width of options.widths.split(",").map(Number)) {
    const viewport = { width, height: heights[width] ?? 900 };
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    context.setDefaultTimeout(15_000);
    // The first page shows the banner; its choice applies to all others.
    const banner: State = ["home-cookie-banner", "/", async () => undefined];
    for (const [name, path, act] of [banner, ...screens, ...states]) {
      if (name !== banner[0] && !name.startsWith(options.only)) continue;
      const page = await context.newPage();
      try {
        await page.goto(path, { waitUntil: "networkidle" });
        if (act) await act(page);
        else {
          // Make the window as tall as the page; images below the bottom of the window would not load.
          await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width, height });
        }
        await page.waitForTimeout(400);
        await page.screenshot({ path: join("screenshots", `${name}-${width}.png`) });
        if (name === banner[0]) await click(page, "button:text('Necessary Only')");
      } catch (error) {
        console.error(`${name}-${width}:`, error);
        process.exitCode = 1;
      }
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
