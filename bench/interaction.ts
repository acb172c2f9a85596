import type { Browser, BrowserContext } from "@playwright/test";
import { visitSite } from "./browser.ts";
import { readOptions } from "./options.ts";
import { finish, limitTo, median, printRow } from "./report.ts";

/**
 * Time from a click to its effect on a slow phone: with the island hydrated, and before that with its code in the cache.
 * `npm run bench -- interaction [--runs 9] [--slowdown 4] [--only REGEX]`
 */
const limits = { hydrated: 100, first: 250 };
const [phone, desktop] = [390, 1280];
const article = "/read-insight/multi-channel-gtm-rhythm-lean-teams";

interface Action {
  path: string;
  width: number;
  /** Selector of the element that is clicked. */
  target: string;
  /** An expression with `target`, evaluated in the page: true once the click has had its effect. */
  done: string;
  /** The island that has to be hydrated; absent for controls that need none. */
  island?: string;
}
const menuIsOpen = `document.querySelector(".site-header [popover]:popover-open")`;
const actions: Record<string, Action> = {
  "resources menu": { path: "/", width: desktop, target: "header button[popovertarget]", done: menuIsOpen },
  "mobile menu": {
    path: "/",
    width: phone,
    target: "header button[aria-label='Open menu']",
    done: menuIsOpen,
  },
  "Explore More tab": {
    ...{ path: article, width: phone, island: "Tabs" },
    target: "[role=tab][aria-selected=false]",
    done: `target.ariaSelected === "true"`,
  },
  "GTM Edge filter": {
    ...{ path: "/", width: phone, island: "EdgeFilter" },
    target: "page-island[name=EdgeFilter] [aria-pressed=false]",
    done: `target.ariaPressed === "true"`,
  },
  carousel: {
    ...{ path: "/gtm-edge", width: phone, island: "Carousel" },
    target: "button[aria-label^='Next in']",
    done: `target.closest("[role=group]").querySelector("ul, ol").scrollLeft > 0`,
  },
  "contact modal": {
    ...{ path: article, width: phone, island: "ContactModal" },
    target: "a[data-contact]",
    done: `document.querySelector("dialog[open]")`,
  },
  "scheduling dialog": {
    ...{ path: "/our-strategy-process", width: phone, island: "ScheduleDialog" },
    target: "a[data-schedule]",
    done: `document.querySelector("dialog[open] form")`,
  },
};

const options = readOptions({ runs: "9", slowdown: "4", only: "" });
await visitSite(async (browser, origin) => {
  console.log(`CPU ${options.slowdown}x slower, medians of ${options.runs}, ms.`);
  console.log("Hydrated: the longest event, to its next paint, as the browser itself reports it (INP).");
  console.log("Shown: from the click's time stamp to the frame that shows its effect.");
  console.log("First: the same where the click itself loads the island; its code is in the cache.\n");
  printRow("", ["hydrated", "worst", "limit", "shown", "first", "worst", "limit"]);
  for (const [name, action] of Object.entries(actions))
    if (new RegExp(options.only).test(name)) await measure(browser, origin, name, action);
});
finish();

async function measure(browser: Browser, origin: string, name: string, action: Action): Promise<void> {
  const times = { hydrated: [] as number[], shown: [] as number[], first: [] as number[] };
  for (let run = 0; run < Number(options.runs); run += 1) {
    const context = await browser.newContext({ viewport: { width: action.width, height: 844 } });
    const hydrated = await click(context, origin, action, true);
    times.hydrated.push(hydrated.longestMs);
    times.shown.push(hydrated.shownMs);
    // The second page of the context has all code in its cache.
    if (action.island) times.first.push((await click(context, origin, action, false)).shownMs);
    await context.close();
  }
  const row = (["hydrated", "first"] as const).flatMap((kind): (string | number)[] => {
    if (times[kind].length === 0) return ["native"];
    limitTo(limits[kind], `${name}, ${kind}`, median(times[kind]));
    const figures = [Math.round(median(times[kind])), Math.round(Math.max(...times[kind])), limits[kind]];
    return kind === "hydrated" ? [...figures, Math.round(median(times.shown))] : figures;
  });
  printRow(name, row);
}

async function click(
  context: BrowserContext,
  origin: string,
  action: Action,
  hydrated: boolean,
): Promise<{ longestMs: number; shownMs: number }> {
  const page = await context.newPage();
  // Otherwise an island near the viewport would be hydrated before the click.
  if (!hydrated) await page.addInitScript("IntersectionObserver.prototype.observe = () => undefined");
  await page.goto(origin + action.path);
  await page.waitForLoadState("networkidle");
  const target = page.locator(action.target).filter({ visible: true }).first();
  const island = page.locator(`page-island[name=${action.island}][hydrated]`).first();
  await target.scrollIntoViewIfNeeded();
  if (hydrated) await target.hover();
  if (hydrated && action.island) await island.waitFor({ state: "attached" });
  // Nobody clicks a control in the frame in which it appears.
  await page.waitForTimeout(700);
  if (!hydrated && (await island.count()) > 0)
    throw new Error(`${action.island} is hydrated before the click.`);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: Number(options.slowdown) });
  await page.evaluate(`globalThis.isDone = (target) => ${action.done}`);
  await target.evaluate(watchClick);
  await target.click();
  const took = await page.evaluate<{ longestMs: number; shownMs: number }>("took");
  await page.close();
  return took;
}

/** Runs in the page: creates `took`, a promise of the next click's times; NaN where it has no effect. */
function watchClick(target: Element): void {
  let longestMs = 0;
  const options = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, "interactionId")) longestMs = Math.max(longestMs, entry.duration);
  }).observe(options);
  const took = new Promise<{ longestMs: number; shownMs: number }>((resolve) => {
    setTimeout(() => resolve({ longestMs, shownMs: Number.NaN }), 10_000);
    const watch = ({ timeStamp }: Event) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const shownMs = performance.now() - timeStamp;
        // The browser reports an event after its frame.
        setTimeout(() => resolve({ longestMs, shownMs }), 300);
      };
      const look = () => {
        if (Reflect.get(globalThis, "isDone")(target)) port2.postMessage(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener("click", watch, { capture: true, once: true });
  });
  Object.assign(globalThis, { took });
}
