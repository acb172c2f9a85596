import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { inNewContext, visitSite } from "./browser.ts";
import { median, readOptions, report } from "./report.ts";

/**
 * Times a click on a slow phone. For hydrated islands: the longest event until its next paint, as the browser reports it (INP).
 * For islands that the click itself loads from the cache: the time until the frame that shows its effect.
 * `npm run bench -- interaction [--runs 9] [--slowdown 4] [--only REGEX]`
 */
const article = "/read-insight/multi-channel-gtm-rhythm-lean-teams";
const scrolled = `target.closest("[role=group]").querySelector("ul, ol").scrollLeft > 0`;
/** Island, path, selector of the click `target`, and an expression that becomes true when the click takes effect. */
const actions = [
  ["Tabs", article, "[role=tab][aria-selected=false]", `target.ariaSelected === "true"`],
  ["EdgeFilter", "/", "page-island[name=EdgeFilter] [aria-pressed=false]", `target.ariaPressed === "true"`],
  ["Carousel", "/gtm-edge", "button[aria-label^='Next in']", scrolled],
  ["ContactModal", article, "a[data-contact]", `document.querySelector("dialog[open]")`],
  [
    "ScheduleDialog",
    "/our-strategy-process",
    "a[data-schedule]",
    `document.querySelector("dialog[open] form")`,
  ],
] as const;

const options = readOptions({ runs: "9", slowdown: "4", only: "" });
await visitSite(async (browser, origin) => {
  for (const action of actions.filter(([island]) => new RegExp(options.only).test(island))) {
    const hydrated: number[] = [];
    const first: number[] = [];
    for (let run = 0; run < Number(options.runs); run += 1) {
      await inNewContext(browser, async (page) => {
        hydrated.push(await click(page, origin, action, true));
        // All code is cached now.
        await page.evaluateOnNewDocument("IntersectionObserver.prototype.observe = () => undefined");
        first.push(await click(page, origin, action, false));
      });
    }
    report(`${action[0]}, ms`, { hydrated: [median(hydrated), 100], first: [median(first), 250] });
  }
});

async function click(
  page: Page,
  origin: string,
  [name, path, target, done]: (typeof actions)[number],
  isHydrated: boolean,
): Promise<number> {
  await page.emulateCPUThrottling(1);
  await page.goto(origin + path, { waitUntil: "networkidle0" });
  const found = await page.$$(target);
  const visible = await Promise.all(found.map((candidate) => candidate.isVisible()));
  const element = found[visible.indexOf(true)];
  if (!element) throw new Error(`${path} has no visible ${target}.`);
  const island = `page-island[name=${name}][hydrated]`;
  await element.scrollIntoView();
  if (isHydrated) await element.hover();
  if (isHydrated) await page.waitForSelector(island);
  // People don't click a control in the same frame in which it appears.
  await wait(700);
  if (!isHydrated && (await page.$(island))) throw new Error(`${name} was hydrated before the click.`);
  await page.emulateCPUThrottling(Number(options.slowdown));
  await page.evaluate(`globalThis.isDone = (target) => ${done}`);
  await element.evaluate(watchClick, isHydrated);
  await element.click();
  return Number(await page.evaluate("took"));
}

/** Runs in the page: sets `took` to a promise of how long the next click takes, or NaN if it has no effect within 10 s. */
function watchClick(target: Element, isHydrated: boolean): void {
  let longestMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, "interactionId")) longestMs = Math.max(longestMs, entry.duration);
  }).observe({ type: "event", buffered: false, ...{ durationThreshold: 16 } });
  const took = new Promise<number>((resolve) => {
    setTimeout(resolve, 10_000, Number.NaN);
    const watch = ({ timeStamp }: Event) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const shownMs = performance.now() - timeStamp;
        // The browser reports an event only after its frame.
        setTimeout(() => resolve(isHydrated ? longestMs : shownMs), 300);
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
