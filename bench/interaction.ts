import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { median } from "./median.ts";

/**
 * What a visitor waits for on a slow phone: the time from an action to the next paint for menu, tabs, filter,
 * carousel and modal, and from a click on a prefetched link to the new page's paint, at a fourfold CPU slowdown.
 * Needs a build. `npm run bench -- interaction [--rounds 5] [--slowdown 4]`
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    slowdown: { type: "string", default: "4" },
    port: { type: "string", default: "4220" },
  },
});
const origin = `http://127.0.0.1:${values.port}`;

interface Action {
  name: string;
  path: string;
  width: number;
  /** What is pressed, once; the page is fresh and alive. */
  target: (page: Page) => Locator;
}

const article = "/read-insight/multi-channel-gtm-rhythm-lean-teams";
const actions: Action[] = [
  {
    name: "resources menu",
    path: "/",
    width: 1280,
    target: (page) => page.getByRole("banner").getByText("The GTM Edge Resources").first(),
  },
  {
    name: "mobile menu",
    path: "/",
    width: 390,
    target: (page) => page.getByRole("banner").getByRole("button", { name: /menu/i }).first(),
  },
  {
    name: "Explore More tab",
    path: article,
    width: 1280,
    target: (page) => page.getByRole("tab", { name: "Case Studies" }),
  },
  {
    name: "GTM Edge filter",
    path: "/",
    width: 1280,
    target: (page) => page.getByRole("button", { name: "Signals", exact: true }),
  },
  {
    name: "carousel",
    path: "/gtm-edge",
    width: 1280,
    target: (page) => page.getByRole("button", { name: /next/i }).first(),
  },
  {
    name: "contact modal",
    path: article,
    width: 1280,
    target: (page) => page.getByRole("button", { name: "Book a Consult" }),
  },
];

const folder = mkdtempSync(join(tmpdir(), "bench-interaction-"));
const server = await startServer();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
try {
  console.log(`CPU ${values.slowdown}x slower, median of ${values.rounds}, ms`);
  for (const action of actions) report(action.name, await repeat(() => measureAction(browser, action)), 100);
  report("prefetched navigation", await repeat(() => measureNavigation(browser)), 150);
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Longest of the event durations that the browser itself reports for the interaction, as for INP: press, release and
 * click, not the pointer's way there, which a test's hand makes in no time.
 */
async function measureAction(inBrowser: Browser, { path, width, target }: Action): Promise<number> {
  const page = await openAlive(inBrowser, path, width);
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, "interactionId")) continue;
        Object.assign(window, { longest: Math.max(Number(Reflect.get(window, "longest")), entry.duration) });
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await arriveAt(target(page));
  await target(page).click();
  await page.waitForTimeout(600);
  const longest = Number(await page.evaluate(() => Reflect.get(window, "longest")));
  await page.close();
  // Nothing reported: every event was painted within the smallest duration that is told.
  return longest || 16;
}

/** From the click until the first frame with the new heading is painted, on a link that the pointer rested on. */
async function measureNavigation(inBrowser: Browser): Promise<number> {
  const page = await openAlive(inBrowser, "/insights", 1280);
  const link = page.getByRole("main").locator(`a[href^="/read-insight/"]`).first();
  await arriveAt(link);
  await link.hover();
  await page.waitForTimeout(1_500);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.evaluate((old) => {
    Object.assign(window, { paintedAfterMs: 0 });
    addEventListener(
      "click",
      () => {
        const startedAt = performance.now();
        // Watched, not asked in every frame: on a slow processor the frames would be what is measured.
        const watch = new MutationObserver(() => {
          if (document.querySelector("h1")?.textContent === old) return;
          watch.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => Object.assign(window, { paintedAfterMs: performance.now() - startedAt });
            port2.postMessage(undefined);
          });
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      true,
    );
  }, title);
  await link.click();
  await page.waitForFunction(() => Number(Reflect.get(window, "paintedAfterMs")) > 0);
  const paintedAfterMs = Number(await page.evaluate(() => Reflect.get(window, "paintedAfterMs")));
  await page.close();
  return paintedAfterMs;
}

/** Brings it into view and lets the page come to rest: nobody presses in the frame in which it appears. */
async function arriveAt(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(700);
}

async function openAlive(inBrowser: Browser, path: string, width: number): Promise<Page> {
  const page = await inBrowser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 } });
  await page.goto(origin + path);
  await page.waitForFunction(() => Reflect.has(window, "__reactRouterDataRouter"));
  await page.waitForLoadState("networkidle");
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slowdown) });
  return page;
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) results.push(await measure());
  return results;
}

function report(name: string, results: number[], limitMs: number): void {
  const worst = Math.round(Math.max(...results));
  console.log(
    `  ${name.padEnd(24)}${String(Math.round(median(results))).padStart(6)}  worst ${worst}  (under ${limitMs})`,
  );
}

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    env: { ...process.env, PORT: values.port, DATA_DIR: join(folder, "data"), NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await fetch(origin).catch(() => undefined)) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server did not start.");
}
