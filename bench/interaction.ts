import { parseArgs } from "node:util";
import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { startSite } from "../tests/support/running-site.ts";
import { browserFlags } from "./browser-flags.ts";
import { finish, limitTo, median, printRow } from "./report.ts";

/**
 * What a visitor waits for on a slow phone after a press: once the island is hydrated, and before it is, its code in
 * the browser's cache. `npm run bench -- interaction [--runs 9] [--slowdown 4] [--only REGEX]`
 */
const limits = { hydrated: 100, first: 250 };
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "9" },
    slowdown: { type: "string", default: "4" },
    only: { type: "string", default: "" },
  },
});

/** A press and what it does. */
interface Action {
  name: string;
  path: string;
  width: number;
  target: (page: Page) => Locator;
  /** Runs in the page, told the pressed element: whether the press has done its work. */
  isDone: (target: HTMLElement) => boolean;
  /** What has to be hydrated for it; absent where the browser does it by itself. */
  island?: string;
}

interface PressTimes {
  /** From the click's time stamp to the end of the first frame in which it has done its work. */
  doneMs: number;
  longestEventMs: number;
}

const article = "/read-insight/multi-channel-gtm-rhythm-lean-teams";
const isPopoverOpen = () => document.querySelector(".site-header [popover]:popover-open") !== null;
const actions: Action[] = [
  {
    name: "resources menu",
    path: "/",
    width: 1280,
    target: (page) => page.getByRole("banner").getByRole("button", { name: "The GTM Edge Resources" }),
    isDone: isPopoverOpen,
  },
  {
    name: "mobile menu",
    path: "/",
    width: 390,
    target: (page) => page.getByRole("banner").getByRole("button", { name: /menu/i }),
    isDone: isPopoverOpen,
  },
  {
    name: "Explore More tab",
    path: article,
    width: 390,
    target: (page) => page.getByRole("tab", { name: "Case Studies" }),
    isDone: (target) => target.ariaSelected === "true",
    island: "Tabs",
  },
  {
    name: "GTM Edge filter",
    path: "/",
    width: 390,
    target: (page) => page.getByRole("button", { name: "Signals", exact: true }),
    isDone: (target) => target.ariaPressed === "true",
    island: "EdgeFilter",
  },
  {
    name: "carousel",
    path: "/gtm-edge",
    width: 390,
    target: (page) => page.getByRole("button", { name: /^Next in/ }).first(),
    isDone: (target) => Number(target.closest("[role=group]")?.querySelector("ul, ol")?.scrollLeft) > 0,
    island: "Carousel",
  },
  {
    name: "contact modal",
    path: article,
    width: 390,
    target: (page) => page.locator("a[data-contact]").first(),
    isDone: () => document.querySelector("[role=dialog]") !== null,
    island: "ContactModal",
  },
];

const site = await startSite();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: browserFlags,
});
try {
  console.log(
    `CPU ${values.slowdown}x slower, medians of ${values.runs}: from the click's time stamp to the frame that`,
  );
  console.log(
    "shows what it did, or the longest event as the browser itself tells it, whichever is longer; ms.\n",
  );
  printRow("", ["hydrated", "worst", "limit", "first", "worst", "limit"]);
  for (const action of actions.filter(({ name }) => new RegExp(values.only).test(name)))
    await measure(action);
  finish();
} finally {
  await browser.close();
  await site.stop();
}

async function measure(action: Action): Promise<void> {
  const [hydrated, first]: [number[], number[]] = [[], []];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const viewport = { width: action.width, height: action.width < 700 ? 844 : 900 };
    const context = await browser.newContext({ viewport });
    hydrated.push(await pressHydrated(context, action));
    // The second page of the context has all code in its cache.
    if (action.island) first.push(await pressFirst(context, action));
    await context.close();
  }
  const figures = (results: number[], limit: number) =>
    results.length > 0 ? [Math.round(median(results)), Math.round(Math.max(...results)), limit] : ["native"];
  printRow(action.name, [...figures(hydrated, limits.hydrated), ...figures(first, limits.first)]);
  limitTo(limits.hydrated, `${action.name}, hydrated`, median(hydrated));
  if (action.island) limitTo(limits.first, `${action.name}, first press`, median(first));
}

async function pressHydrated(context: BrowserContext, action: Action): Promise<number> {
  const page = await open(context, action);
  const target = action.target(page);
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  if (action.island)
    await page.locator(`page-island[name=${action.island}][hydrated]`).first().waitFor({ state: "attached" });
  return press(page, target, action);
}

/** No island is hydrated for being near, so that the press, or the pointer that comes with it, asks for it. */
async function pressFirst(context: BrowserContext, action: Action): Promise<number> {
  await context.addInitScript(() => {
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  });
  const page = await open(context, action);
  const target = action.target(page);
  await target.scrollIntoViewIfNeeded();
  if ((await page.locator(`page-island[name=${action.island}][hydrated]`).count()) > 0)
    throw new Error(`${action.name}: hydrated before the first press.`);
  return press(page, target, action);
}

async function open(context: BrowserContext, { path }: Action): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.origin + path);
  await page.waitForLoadState("networkidle");
  return page;
}

async function press(page: Page, target: Locator, { isDone }: Action): Promise<number> {
  // Nobody presses in the frame in which a control appears.
  await page.waitForTimeout(700);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slowdown) });
  await page.evaluate(`globalThis.isDone = ${isDone}`);
  await target.evaluate((pressed) => {
    const times = { doneMs: 0, longestEventMs: 0 };
    const options = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, "interactionId")) continue;
        times.longestEventMs = Math.max(times.longestEventMs, entry.duration);
      }
    }).observe(options);
    const isDoneNow: (target: Element) => boolean = Reflect.get(globalThis, "isDone");
    const done = new Promise<typeof times>((resolve) => {
      const watch = ({ timeStamp }: Event) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          times.doneMs = performance.now() - timeStamp;
          // The browser tells of an event after its frame.
          setTimeout(() => resolve(times), 300);
        };
        const look = () =>
          requestAnimationFrame(() => (isDoneNow(pressed) ? port2.postMessage(null) : look()));
        look();
      };
      addEventListener("click", watch, { capture: true, once: true });
      setTimeout(() => resolve({ ...times, doneMs: Number.NaN }), 10_000);
    });
    Object.assign(globalThis, { done });
  });
  await target.click();
  const { doneMs, longestEventMs } = await page.evaluate<PressTimes>("done");
  await page.close();
  return Math.max(doneMs, longestEventMs);
}
