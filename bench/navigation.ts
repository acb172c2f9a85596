import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { inNewContext, visitSite } from "./browser.ts";
import { median, readOptions, report } from "./report.ts";

/**
 * Measures the time from clicking a link to the next page's first contentful paint, and from `history.back()` to the end of
 * the restored page's first frame, on a slow phone. The stylesheet, script and fonts are cached.
 * `npm run bench -- navigation [--runs 5] [--slowdown 4]`
 */
const [from, link] = ["/insights", `main a[href^="/read-insight/"]`];
/** Limits in ms. */
const limits = { prerendered: 100, prefetched: 300, back: 100, forward: 100 };
const options = readOptions({ runs: "5", slowdown: "4" });
const times = {
  prerendered: [] as number[],
  prefetched: [] as number[],
  back: [] as number[],
  forward: [] as number[],
};
await visitSite(async (browser, origin) => {
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const way of ["prerendered", "prefetched"] as const)
      await inNewContext(browser, (page) => measure(page, origin, way));
});
for (const way of ["prerendered", "prefetched", "back", "forward"] as const)
  report(`${way}, ms`, { median: [median(times[way]), limits[way]], worst: [Math.max(...times[way])] });

async function measure(page: Page, origin: string, way: "prerendered" | "prefetched"): Promise<void> {
  // With a DevTools session in addition to Puppeteer's, the browser only prefetches.
  if (way === "prefetched") await page.createCDPSession();
  await page.goto(origin + from, { waitUntil: "networkidle0" });
  await page.emulateCPUThrottling(Number(options.slowdown));
  await page.evaluate(noteTimes);
  const target = await page.waitForSelector(link);
  await target?.scrollIntoView();
  await wait(500);
  await target?.hover();
  // Give the response time to arrive, and a prerendered page time to be laid out.
  await wait(3000);
  await target?.click({ delay: 80 });
  await staySlow(page);
  const { came, tookMs } = await page.evaluate(readPaint);
  if (came !== way) throw new Error(`The page was ${came} instead of ${way}.`);
  times[way].push(tookMs);
  if (way === "prerendered") return;
  await page.evaluate(noteTimes);
  for (const direction of ["back", "forward"] as const) {
    await page.evaluate((name) => {
      localStorage.setItem("at", String(performance.timeOrigin + performance.now()));
      history[name]();
    }, direction);
    await staySlow(page);
    const readTime = () => Number(localStorage.getItem("restored")) - Number(localStorage.getItem("at"));
    times[direction].push(await page.evaluate(readTime));
  }
}

/** Waits for the next page. Keeps setting the slowdown, because navigation can reset it. */
async function staySlow(page: Page): Promise<void> {
  for (const until = performance.now() + 1500; performance.now() < until; await wait(50))
    await page.emulateCPUThrottling(Number(options.slowdown)).catch(() => undefined);
}

/** Runs in the page: records when a link is clicked, and when the first frame appears after returning to the page. */
function noteTimes(): void {
  const note = (name: string, ms: number) => localStorage.setItem(name, String(performance.timeOrigin + ms));
  localStorage.removeItem("restored");
  addEventListener("click", ({ timeStamp }) => note("at", timeStamp), true);
  addEventListener("pageshow", ({ persisted }) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note("restored", performance.now());
    if (persisted) requestAnimationFrame(() => port2.postMessage(null));
  });
}

/** Runs in the page. */
function readPaint() {
  const [entry] = performance.getEntriesByType("navigation");
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const isPrerendered = Number(Reflect.get(entry ?? {}, "activationStart")) > 0;
  const isPrefetched = Reflect.get(entry ?? {}, "deliveryType") === "navigational-prefetch";
  const tookMs =
    performance.timeOrigin + (paint?.startTime ?? Number.NaN) - Number(localStorage.getItem("at"));
  return { came: isPrerendered ? "prerendered" : isPrefetched ? "prefetched" : "plain", tookMs };
}
