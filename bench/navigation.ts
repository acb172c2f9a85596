import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "../tests/support/running-site.ts";
import { readOptions } from "./options.ts";
import { finish, limitTo, median, printRow, reportProblem } from "./report.ts";
import { launchTabs, type Tab } from "./tab.ts";

/**
 * Time from the click on a link to the painted page, and from `history.back()` to the restored one, on a phone-sized page
 * with a slowed CPU. `npm run bench -- navigation [--runs 5] [--slowdown 4]`
 */
const [from, link] = ["/insights", `main a[href^="/read-insight/"]`];
const screen = [390, 844] as const;
/** Ways in which the next page loads; limits in ms. */
const ways = {
  prerendered: { limit: 100, what: "the pointer rests on the link until the page is prerendered" },
  prefetched: { limit: 300, what: "it rests until the document is fetched; prerendering is off" },
  pressed: { what: "no rest: the rules hear of the press, 80 ms before the click" },
  plain: { what: "no speculation rules" },
  back: { limit: 100, what: "`history.back()` to the end of the restored page's first frame" },
  forward: { limit: 100, what: "`history.forward()`, likewise" },
  restored: { what: "of both: from `pageshow` to the end of that frame" },
} satisfies Record<string, { limit?: number; what: string }>;
type Way = keyof typeof ways;

/** Sets `restored` in a page that is restored: when its first frame was done, and how long that took. */
const noteRestore = `addEventListener("pageshow", ({ persisted }) => {
  const shownAt = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    globalThis.restored = { at: performance.timeOrigin + performance.now(), frameMs: performance.now() - shownAt };
  };
  if (persisted) requestAnimationFrame(() => port2.postMessage(null));
})`;
/** Scrolls the link to the middle of the screen and returns its position; records when it is clicked. */
const prepareLink = `(() => {
  const link = document.querySelector('${link}');
  link.scrollIntoView({ block: "center", behavior: "instant" });
  localStorage.clear();
  addEventListener("click", ({ timeStamp }) => localStorage.setItem("at", performance.timeOrigin + timeStamp), true);
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;
/** Reads how the page was loaded, and how long after the click it was painted. */
const readPaint = `(() => {
  const [{ activationStart, deliveryType }] = performance.getEntriesByType("navigation");
  const [{ startTime }] = performance.getEntriesByName("first-contentful-paint");
  const came = activationStart > 0 ? "prerendered" : deliveryType === "navigational-prefetch" ? "prefetched" : "plain";
  return { came, tookMs: performance.timeOrigin + startTime - Number(localStorage.getItem("at")) };
})()`;

const options = readOptions({ runs: "5", slowdown: "4" });
const times = new Map<Way, number[]>();
const site = await startSite();
const browser = await launchTabs(Number(options.slowdown));
try {
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const way of ["prerendered", "prefetched", "pressed", "plain"] as const) await measure(way);
} finally {
  browser.close();
  await site.stop();
}
report();

async function measure(way: Way): Promise<void> {
  const tab = await browser.openTab(...screen);
  try {
    if (way === "prefetched") await tab.send("Page.setPrerenderingAllowed", { isAllowed: false });
    if (way === "plain") {
      await tab.send("Network.enable");
      await tab.send("Network.setBlockedURLs", { urls: ["*/speculation-rules.json"] });
    }
    await tab.send("Page.navigate", { url: site.origin + from });
    await until(tab, "document.readyState === 'complete' && performance.now() > 1000");
    note(way, await follow(tab, way));
    if (way === "plain") await moveInHistory(tab);
  } catch (error) {
    reportProblem(`${way}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await tab.close();
  }
}

/** Clicks the link and returns the time from the click's time stamp to the next page's first contentful paint. */
async function follow(tab: Tab, way: Way): Promise<number> {
  await tab.evaluate(noteRestore);
  const place = await tab.evaluate<{ x: number; y: number }>(prepareLink);
  await sleep(500);
  const mouse = (type: string) =>
    tab.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
  if (way === "prerendered" || way === "prefetched") {
    const action = way === "prerendered" ? "Prerender" : "Prefetch";
    await mouse("mouseMoved");
    for (let tries = 0; tries < 100 && tab.speculation(action) !== "Ready"; tries += 1) await sleep(100);
    const reason = tab.speculation(action);
    if (reason !== "Ready") throw new Error(`cannot be measured in ${browser.name}: ${reason}.`);
    // Ready means that the response has arrived; the page still has to be laid out.
    await sleep(1000);
  }
  // The page may be gone before it responds.
  const press = mouse("mousePressed").catch(() => undefined);
  await sleep(80);
  const release = mouse("mouseReleased").catch(() => undefined);
  await tab.staySlow(1500);
  await Promise.all([press, release]);
  await until(
    tab,
    `location.pathname !== "${from}" && performance.getEntriesByName("first-contentful-paint")[0]`,
  );
  const { came, tookMs } = await tab.evaluate<{ came: string; tookMs: number }>(readPaint);
  if (way !== "pressed" && came !== way) throw new Error(`the page came ${came}.`);
  return tookMs;
}

async function moveInHistory(tab: Tab): Promise<void> {
  await tab.evaluate(noteRestore);
  for (const direction of ["back", "forward"] as const) {
    await tab.evaluate(
      `localStorage.setItem("at", performance.timeOrigin + performance.now()); history.${direction}()`,
    );
    await tab.staySlow(1000);
    await until(tab, "globalThis.restored").catch(async () => {
      const reasons = `JSON.stringify(performance.getEntriesByType("navigation")[0].notRestoredReasons)`;
      throw new Error(`${direction}: not from the back-forward cache: ${await tab.evaluate(reasons)}`);
    });
    const read = `({ tookMs: restored.at - Number(localStorage.getItem("at")), frameMs: restored.frameMs })`;
    const { tookMs, frameMs } = await tab.evaluate<{ tookMs: number; frameMs: number }>(read);
    note(direction, tookMs);
    note("restored", frameMs);
  }
}

async function until(tab: Tab, expression: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await tab.evaluate(`Boolean(${expression})`).catch(() => false)) return;
    await sleep(100);
  }
  throw new Error(`never came true: ${expression}`);
}

function note(way: Way, tookMs: number): void {
  times.set(way, [...(times.get(way) ?? []), tookMs]);
}

function report(): void {
  console.log(
    `${browser.name}, ${screen.join(" x ")}, CPU ${options.slowdown}x slower, medians of ${options.runs}, ms.`,
  );
  console.log(`From ${from}: the click's time stamp to the first contentful paint of the next page.`);
  console.log("Warm: the browser, and the stylesheet, script and fonts that the first page has brought.\n");
  printRow("", ["median", "worst", "limit"]);
  for (const [way, { what, ...rest }] of Object.entries(ways)) {
    const took = [...times].find(([name]) => name === way)?.[1] ?? [];
    const limit = "limit" in rest ? rest.limit : undefined;
    const figures =
      took.length > 0 ? [Math.round(median(took)), Math.round(Math.max(...took))] : ["none", "none"];
    printRow(way, [...figures, limit ?? "", `   ${what}`]);
    if (limit !== undefined) limitTo(limit, way, median(took));
  }
  finish();
}
