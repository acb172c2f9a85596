// npm run screenshots [-- --only home --widths 390,1280]: saves every screen, and its main states, to screenshots/.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./browser.mjs";
import { buildIfStale } from "./build-steps.mjs";
import { ensureInstalled } from "./install.mjs";
import { nodePath, projectRoot } from "./project.mjs";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    widths: { type: "string", default: "390,768,1280,1920" },
  },
});
const heights = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

const click = (page, selector) => page.locator(selector).filter({ visible: true }).first().click();
const contact = ["LinkedIn URL=https://www.linkedin.com/in/asha-rao", "Message=Can you audit our funnel?"];
const wrongContact = ["LinkedIn URL=https://firm.example/asha-rao", "Message=Can you audit our funnel?"];
const report = ["Full Name=Asha Rao", "Company=Firm", "Work Email=asha@firm.example"];
const person = ["First Name=Asha", "Last Name=Rao", "Email=asha@firm.example"];

/** Fills fields, posts their form and waits for the words of its success, or for an error. */
async function send(page, form, fields, words) {
  for (const [label, value] of fields.map((field) => field.split("=")))
    await page.locator(form).getByLabel(label).fill(value);
  await click(page, `${form} .btn-large[type=submit]`);
  await page
    .locator(words ? `:text("${words}")` : "[role=alert]")
    .filter({ visible: true })
    .first()
    .waitFor();
}

async function book(page, form) {
  await page.locator(`${form} label:has([name=slotStart])`).filter({ visible: true }).last().click();
  await send(page, form, person, "Your call is booked");
}

/** States that a visitor brings about: name, path, and how. Each is saved as the window shows it. */
const openModal = (page) => click(page, "main a[data-contact]");
const sendModal = (page, ...post) => openModal(page).then(() => send(page, "dialog[open]", ...post));
const openSchedule = (page) => click(page, "main a[data-schedule]");
const [signal, schedule] = ["/market-signals/smb-gtm-ai-cloud-trends-2025", "/our-strategy-process"];
const states = [
  ["home-menu", "/", (page) => click(page, ".resources-button, .menu-button")],
  ["home-cookie-preferences", "/", (page) => page.evaluate(() => window.openCookiePreferences())],
  ["modal", "/", openModal],
  ["modal-errors", "/", (page) => sendModal(page, wrongContact)],
  ["modal-sent", "/", (page) => sendModal(page, contact, "Thank you!")],
  ["contact-errors", "/contact", (page) => send(page, "main", [])],
  ["contact-sent", "/contact", (page) => send(page, "main", contact, "Thank you!")],
  ["report-sent", signal, (page) => send(page, "#report-form", report, "Your report is on its way")],
  ["schedule-dialog", schedule, openSchedule],
  ["schedule-dialog-booked", schedule, (page) => openSchedule(page).then(() => book(page, "dialog[open]"))],
  ["booking", "/schedule", (page) => book(page, "main")],
];

ensureInstalled();
const { code } = buildIfStale();
if (code !== 0) process.exit(code);
const { chromium } = await import("@playwright/test");
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
const dataFolder = mkdtempSync(join(tmpdir(), "screenshots-"));
const env = { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataFolder, FORM_LIMITS: "off" };
const server = spawn(nodePath, ["src/server/main.ts"], { cwd: projectRoot, env });
const failed = [];
try {
  const baseURL = await new Promise((resolve, reject) => {
    server.stdout.on("data", (chunk) => {
      const [address] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(chunk) ?? [];
      if (address) resolve(address);
    });
    server.on("exit", () => reject(new Error("The server did not start.")));
  });
  const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  const paths = new Set([...listed, "/cookie-preferences", "/schedule", "/nowhere"]);
  const screens = [...paths].map((path) => [path.slice(1).replaceAll("/", "-") || "home", path]);
  for (const width of values.widths.split(",").map(Number)) {
    const viewport = { width, height: heights[width] ?? 900 };
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce", bypassCSP: true });
    context.setDefaultTimeout(15_000);
    // The first page shows the banner; the choice is stored for all later ones.
    const bannerThenChoice = ["home-cookie-banner", "/", () => undefined];
    for (const [name, path, act] of [bannerThenChoice, ...screens, ...states]) {
      if (name !== "home-cookie-banner" && !name.startsWith(values.only)) continue;
      const page = await context.newPage();
      try {
        await page.goto(path, { waitUntil: "networkidle" });
        if (act) await act(page);
        else {
          // In a window as high as the page: pictures below a smaller one would not load.
          await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width, height });
        }
        await page.waitForTimeout(400);
        await page.screenshot({ path: join(projectRoot, "screenshots", `${name}-${width}.png`) });
        if (name === "home-cookie-banner") await click(page, "button:text('Necessary Only')");
      } catch (error) {
        failed.push(`${name}-${width}: ${error.message.split("\n")[0]}`);
      }
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
  await once(server, "exit");
  rmSync(dataFolder, { recursive: true, force: true });
}
console.log(["Screenshots are in screenshots/.", ...failed].join("\n"));
process.exit(failed.length > 0 ? 1 : 0);
