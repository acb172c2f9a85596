import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { startSite } from "../support/running-site.ts";
import { necessaryOnly, storeChoice } from "../support/stored-consent.ts";
import { scheduleStates } from "./schedule-states.ts";
import { movingScreens, screens } from "./screens.ts";
import { choiceScreens, choices, states } from "./states.ts";

/**
 * Takes every screen and every state at the designed widths into `screenshots/`, from a server of its own.
 * A state that cannot be brought about is named, the others are still taken, and the exit code is 1.
 * `npm run screenshots [-- --only home,modal --widths 390,768,1280,1920]`
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    widths: { type: "string", default: "390,768,1280,1920" },
  },
});
const folder = join(import.meta.dirname, "../../screenshots");
const wanted = values.only.split(",").filter(Boolean);
const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
const faults: string[] = [];
let taken = 0;

mkdirSync(folder, { recursive: true });
const site = await startSite({ FORM_LIMITS: "off" });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
try {
  for (const width of values.widths.split(",").map(Number)) await takeAll(browser, width);
} finally {
  await browser.close();
  await site.stop();
}
for (const fault of faults) console.error(fault);
console.log(`${taken} pictures in screenshots/, ${faults.length} states that could not be taken.`);
if (faults.length > 0) process.exitCode = 1;

async function takeAll(browser: Browser, width: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.origin,
    storageState: storeChoice(site.origin, necessaryOnly),
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: width < 1024,
    // What moves by itself stands still, so that two runs give the same pictures.
    reducedMotion: "reduce",
    permissions: ["clipboard-write"],
  });
  context.setDefaultTimeout(15_000);
  await waitForFonts(context);
  for (const { name, path } of screens) {
    await take(context, `${name}-${width}`, path, async (page, file) => {
      await saveWhole(page, file);
    });
  }
  for (const { name, path, when, prepare } of [...states, ...scheduleStates]) {
    if (when && !when(width)) continue;
    await take(context, `${name}-${width}`, path, async (page, file) => {
      const part = await prepare(page);
      await page.waitForTimeout(300);
      await save(part ?? page, file);
    });
  }
  for (const { name, path } of choiceScreens) {
    await take(context, `${name}-choice-${width}`, path, (page, file) => takeChoices(page, file));
  }
  // Last, because the clock of all pages stops with theirs.
  for (const { name, path, when } of movingScreens) {
    if (when && !when(width)) continue;
    await take(context, `${name}-moving-${width}`, path, async (page, file) => {
      await letMove(page);
      await saveWhole(page, file);
    });
  }
  await context.close();
}

/** One picture of what a window shows, or of a part of a page, counted. */
async function save(subject: Page | Locator, file: string): Promise<void> {
  await subject.screenshot({ path: file });
  taken += 1;
}

/** The whole page, in a window as high: what is far below a smaller one is not laid out. */
async function saveWhole(page: Page, file: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height });
  await page.waitForTimeout(200);
  await save(page, file);
  await page.setViewportSize(size);
}

/** For those who want movement, at its first moment: the hands of the clock stay where they are. */
async function letMove(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page
    .getByRole("button", { name: /^Pause/ })
    .first()
    .waitFor();
  // Lines that draw themselves once.
  await page.waitForTimeout(1_200);
}

/** Each tab, filter and folding part that is not chosen yet, chosen, with the section around it. */
async function takeChoices(page: Page, file: string): Promise<void> {
  const all = page.getByRole("main").locator(choices);
  for (let index = 0; index < (await all.count()); index += 1) {
    const choice = all.nth(index);
    if (!(await choice.isVisible()) || (await choice.evaluate(isChosen))) continue;
    await choice.click();
    await page.waitForTimeout(300);
    const section = choice.locator("xpath=ancestor::*[self::section or self::nav or self::main][1]");
    await save(section, file.replace(/\.png$/, `-${String(index + 1).padStart(2, "0")}.png`));
  }
}

/** Returns whether a choice is the one that shows; runs in the page. */
function isChosen(element: Element): boolean {
  const marks = ["aria-selected", "aria-pressed", "aria-expanded"];
  return (
    marks.some((mark) => element.getAttribute(mark) === "true") || element.closest("details[open]") !== null
  );
}

/** The site keeps a fallback face where its own comes late (`font-display: optional`); a picture can wait. */
async function waitForFonts(context: BrowserContext): Promise<void> {
  await context.route("**/assets/*.css", async (route) => {
    const answer = await route.fetch();
    const css = (await answer.text()).replaceAll(/font-display:\s*optional/g, "font-display:block");
    await route.fulfill({ response: answer, body: css });
  });
}

/** Pictures further down load when a reader comes near, which a camera never does; runs in the page. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // One that is missing is a picture too.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Hydrates and lays out what a reader would come to. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(30);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForTimeout(200);
}

async function take(
  context: BrowserContext,
  name: string,
  path: string,
  picture: (page: Page, file: string) => Promise<void>,
): Promise<void> {
  if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) return;
  const page = await context.newPage();
  try {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(loadPictures);
    await scrollThrough(page);
    await picture(page, join(folder, `${name}.png`));
  } catch (error) {
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
    faults.push(`${name}: ${reason}`);
  } finally {
    await page.close();
  }
}
