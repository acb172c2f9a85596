import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { inNewContext, visitSite } from "./browser.ts";
import { median, readOptions, report } from "./report.ts";

/**
 * A click on a slow phone: with the island hydrated, the longest event to its next paint, as the browser reports it (INP);
 * and if the click itself loads the island, with its code in the cache, the time to the frame that shows its effect.
 * `npm run bench -- interaction [--runs 9] [--slowdown 4] [--only REGEX]`
 */
const article = "/read-insight/multi-channel-gtm-rhythm-lean-teams";

interface Action {
  island: string;
  path: string;
  /** Selector of the element that is clicked. */
  target: string;
  /** An expression with `target`, evaluated in the page: true once the click has had its effect. */
  done: string;
}
const actions: Action[] = [
  {
    island: "Tabs",
    path: article,
    target: "[role=tab][aria-selected=false]",
    done: `target.ariaSelected === "true"`,
  },
  {
    ...{ island: "EdgeFilter", path: "/" },
    target: "page-island[name=EdgeFilter] [aria-pressed=false]",
    done: `target.ariaPressed === "true"`,
  },
  {
    ...{ island: "Carousel", path: "/gtm-edge" },
    target: "button[aria-label^='Next in']",
    done: `target.closest("[role=group]").querySelector("ul, ol").scrollLeft > 0`,
  },
  {
    ...{ island: "ContactModal", path: article },
    target: "a[data-contact]",
    done: `document.querySelector("dialog[open]")`,
  },
  {
    ...{ island: "ScheduleDialog", path: "/our-strategy-process" },
    target: "a[data-schedule]",
    done: `document.querySelector("dialog[open] form")`,
  },
];

const options = readOptions({ runs: "9", slowdown: "4", only: "" });
await visitSite(async (browser, origin) => {
  for (const action of actions.filter(({ island }) => new RegExp(options.only).test(island))) {
    const times = { hydrated: [] as number[], first: [] as number[] };
    for (let run = 0; run < Number(options.runs); run += 1) {
      await inNewContext(browser, async (page) => {
        times.hydrated.push(await click(page, origin, action, true));
        // All code is in the cache now.
        await page.evaluateOnNewDocument("IntersectionObserver.prototype.observe = () => undefined");
        times.first.push(await click(page, origin, action, false));
      });
    }
    report(`${action.island}, ms`, {
      hydrated: [median(times.hydrated), 100],
      first: [median(times.first), 250],
    });
  }
});

async function click(page: Page, origin: string, action: Action, isHydrated: boolean): Promise<number> {
  await page.emulateCPUThrottling(1);
  await page.goto(origin + action.path, { waitUntil: "networkidle0" });
  const found = await page.$$(action.target);
  const visible = await Promise.all(found.map((candidate) => candidate.isVisible()));
  const element = found[visible.indexOf(true)];
  if (!element) throw new Error(`${action.path} has no visible ${action.target}.`);
  const island = `page-island[name=${action.island}][hydrated]`;
  await element.scrollIntoView();
  if (isHydrated) await element.hover();
  if (isHydrated) await page.waitForSelector(island);
  // Nobody clicks a control in the frame in which it appears.
  await wait(700);
  if (!isHydrated && (await page.$(island)))
    throw new Error(`${action.island} is hydrated before the click.`);
  await page.emulateCPUThrottling(Number(options.slowdown));
  await page.evaluate(`globalThis.isDone = (target) => ${action.done}`);
  await element.evaluate(watchClick, isHydrated);
  await element.click();
  return Number(await page.evaluate("took"));
}

/** Runs in the page: sets `took`, a promise of the next click's time; NaN where it has no effect. */
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
        // The browser reports an event after its frame.
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
