import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { inNewContext, visitSite } from "./browser.ts";
import { median, readOptions, report } from "./report.ts";

/**
 * Time from the click on a link to the first contentful paint of the next page, and from `history.back()` to the end of the
 * restored page's first frame, on a phone-sized page with a slowed CPU. The stylesheet, script and fonts are in the cache.
 * `npm run bench -- navigation [--runs 5] [--slowdown 4]`
 */
const [from, link] = ["/insights", `main a[href^="/read-insight/"]`];
/** Limits in ms. */
const limits = { prerendered: 100, prefetched: 300, plain: undefined, back: 100, forward: 100 };
type Way = keyof typeof limits;
const options = readOptions({ runs: "5", slowdown: "4" });
const times: Record<Way, number[]> = { prerendered: [], prefetched: [], plain: [], back: [], forward: [] };
await visitSite(async (browser, origin) => {
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const way of ["prerendered", "prefetched", "plain"] as const)
      await inNewContext(browser, (page) => measure(page, origin, way));
  console.log(
    `${await browser.version()}, CPU ${options.slowdown}x slower, medians of ${options.runs}, ms.\n`,
  );
});
for (const way of ["prerendered", "prefetched", "plain", "back", "forward"] as const)
  report(`${way}, ms`, { median: [median(times[way]), limits[way]], worst: [Math.max(...times[way])] });

async function measure(
  page: Page,
  origin: string,
  way: "prerendered" | "prefetched" | "plain",
): Promise<void> {
  // A browser that has a session beside Puppeteer's own prerenders nothing.
  const client = way === "prerendered" ? undefined : await page.createCDPSession();
  if (way === "plain") {
    await client?.send("Network.enable");
    await client?.send("Network.setBlockedURLs", { urls: ["*/speculation-rules.json"] });
  }
  await page.goto(origin + from, { waitUntil: "networkidle0" });
  await page.emulateCPUThrottling(Number(options.slowdown));
  await page.evaluate(noteTimes);
  const target = await page.waitForSelector(link);
  await target?.scrollIntoView();
  await wait(500);
  if (way !== "plain") {
    await target?.hover();
    // The response arrives, and a prerendered page is laid out.
    await wait(3000);
  }
  await target?.click({ delay: 80 });
  await staySlow(page);
  const { came, tookMs } = await page.evaluate(readPaint);
  if (came !== way) throw new Error(`The page came ${came}, not ${way}.`);
  times[way].push(tookMs);
  if (way !== "plain") return;
  await page.evaluate(noteTimes);
  for (const direction of ["back", "forward"] as const) {
    await page.evaluate((name) => {
      localStorage.setItem("at", String(performance.timeOrigin + performance.now()));
      history[name]();
    }, direction);
    await staySlow(page);
    times[direction].push(
      await page.evaluate(
        () => Number(localStorage.getItem("restored")) - Number(localStorage.getItem("at")),
      ),
    );
  }
}

/** Waits for the next page, and keeps setting the slowdown, which a page that is left may take with it. */
async function staySlow(page: Page): Promise<void> {
  for (const until = performance.now() + 1500; performance.now() < until; await wait(50))
    await page.emulateCPUThrottling(Number(options.slowdown)).catch(() => undefined);
}

/** Runs in the page: notes when a link is clicked, and when the first frame of the restored page is done. */
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

/** Runs in the page: how it came, and how long after the click it was painted. */
function readPaint() {
  const [entry] = performance.getEntriesByType("navigation");
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const isPrerendered = Number(Reflect.get(entry ?? {}, "activationStart")) > 0;
  const isPrefetched = Reflect.get(entry ?? {}, "deliveryType") === "navigational-prefetch";
  const tookMs =
    performance.timeOrigin + (paint?.startTime ?? Number.NaN) - Number(localStorage.getItem("at"));
  return { came: isPrerendered ? "prerendered" : isPrefetched ? "prefetched" : "plain", tookMs };
}
