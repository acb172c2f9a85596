import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startSite } from "../tests/support/running-site.ts";
import { finish, limitTo, median, printRow, reportFault } from "./report.ts";
import { launchTabs, type Tab } from "./tab.ts";

/**
 * From the click on a link to the painted page, and from `history.back()` to the page restored, on a phone-sized page
 * with a slowed processor. `npm run bench -- navigation [--runs 5] [--slowdown 4] [--from /insights] [--link CSS]`
 */
const limits = { prerendered: 100, prefetched: 300, restored: 100 };
const screen = [390, 844] as const;
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    slowdown: { type: "string", default: "4" },
    from: { type: "string", default: "/insights" },
    link: { type: "string", default: 'main a[href^="/read-insight/"]' },
  },
});

/** How the next page comes. */
type Way = "prerendered" | "prefetched" | "pressed at once" | "plain";
/** What the pointer does before the click, and what browsers may do ahead. */
const ways: Record<Way, string> = {
  prerendered: "the pointer rests on the link until the page is prerendered",
  prefetched: "it rests until the document is fetched; prerendering is off",
  "pressed at once": "no rest: the rules hear of the press, 80 ms before the click",
  plain: "no speculation rules",
};
const times: Record<Way | "back" | "forward" | "frame of a restore", number[]> = {
  prerendered: [],
  prefetched: [],
  "pressed at once": [],
  plain: [],
  back: [],
  forward: [],
  "frame of a restore": [],
};

/** In the page that is left: notes when it is shown again, and when the next frame is done. */
const listenToRestore = `addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  const shownAt = performance.now();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      globalThis.restored = { at: performance.timeOrigin + performance.now(), frameMs: performance.now() - shownAt };
    };
    port2.postMessage(null);
  });
});`;

const site = await startSite();
const browser = await launchTabs(Number(values.slowdown));
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const way of Object.keys(ways) as Way[]) await measure(way);
  }
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
    await tab.send("Page.navigate", { url: site.origin + values.from });
    await until(tab, "document.readyState === 'complete' && performance.now() > 1000");
    times[way].push(await follow(tab, way));
    if (way === "plain") await moveInHistory(tab);
  } catch (error) {
    reportFault(`${way}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await tab.close();
  }
}

/** Time in ms from the time stamp of the click to the first contentful paint of the next page. */
async function follow(tab: Tab, way: Way): Promise<number> {
  const place = await tab.evaluate<{ x: number; y: number }>(`(() => {
    const link = document.querySelector(${JSON.stringify(values.link)});
    link.scrollIntoView({ block: "center", behavior: "instant" });
    localStorage.clear();
    addEventListener("click", ({ timeStamp }) => localStorage.setItem("clickedAt", performance.timeOrigin + timeStamp), true);
    ${listenToRestore}
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  await sleep(500);
  const mouse = (type: string) =>
    tab.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
  if (way === "prerendered" || way === "prefetched") {
    await mouse("mouseMoved");
    await awaitSpeculation(tab, way === "prerendered" ? "Prerender" : "Prefetch");
  }
  // Answered by a page that may be gone by then.
  const press = mouse("mousePressed").catch(() => undefined);
  await sleep(80);
  const release = mouse("mouseReleased").catch(() => undefined);
  await sleep(1500);
  await Promise.all([press, release]);
  await until(
    tab,
    `location.pathname !== ${JSON.stringify(values.from)} && performance.getEntriesByName("first-contentful-paint").length > 0`,
  );
  const next = await tab.evaluate<{ tookMs: number; came: string }>(`(() => {
    const [{ activationStart, deliveryType }] = performance.getEntriesByType("navigation");
    const [{ startTime }] = performance.getEntriesByName("first-contentful-paint");
    const came = activationStart > 0 ? "prerendered" : deliveryType === "navigational-prefetch" ? "prefetched" : "plain";
    return { came, tookMs: performance.timeOrigin + startTime - Number(localStorage.getItem("clickedAt")) };
  })()`);
  if (way !== "pressed at once" && next.came !== way) throw new Error(`the page came ${next.came}.`);
  return next.tookMs;
}

async function awaitSpeculation(tab: Tab, action: "Prerender" | "Prefetch"): Promise<void> {
  for (let tries = 0; tries < 100 && tab.speculation(action) !== "Ready"; tries += 1) await sleep(100);
  if (tab.speculation(action) !== "Ready") {
    throw new Error(`cannot be measured in ${browser.name}: ${tab.speculation(action)}.`);
  }
  // Ready is said when the response has come; the page still has to be laid out.
  await sleep(1000);
}

/** Time in ms from `history.back()` (and then `forward()`) to the end of the first frame of the restored page. */
async function moveInHistory(tab: Tab): Promise<void> {
  await tab.evaluate(listenToRestore);
  for (const direction of ["back", "forward"] as const) {
    await tab.evaluate(
      `localStorage.setItem("leftAt", performance.timeOrigin + performance.now()); history.${direction}()`,
    );
    await sleep(1000);
    await until(tab, "globalThis.restored").catch(async () => {
      const reasons = `JSON.stringify(performance.getEntriesByType("navigation")[0].notRestoredReasons)`;
      throw new Error(
        `${direction}: not restored from the back-forward cache: ${await tab.evaluate(reasons)}`,
      );
    });
    const { at, frameMs, leftAt } = await tab.evaluate<{ at: number; frameMs: number; leftAt: number }>(
      `({ ...restored, leftAt: Number(localStorage.getItem("leftAt")) })`,
    );
    times[direction].push(at - leftAt);
    times["frame of a restore"].push(frameMs);
  }
}

async function until(tab: Tab, expression: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await tab.evaluate(`Boolean(${expression})`).catch(() => false)) return;
    await sleep(100);
  }
  throw new Error(`never came true: ${expression}`);
}

function report(): void {
  console.log(
    `${browser.name}, ${screen.join(" x ")}, CPU ${values.slowdown}x slower, medians of ${values.runs}, ms.`,
  );
  console.log(
    `From ${values.from}: the click's time stamp to the first contentful paint of the next page.\n`,
  );
  const show = (name: keyof typeof times, what: string, limit?: number) => {
    const took = times[name];
    const middle = median(took);
    const worst = Math.round(Math.max(...took));
    const figures = took.length > 0 ? [Math.round(middle), worst, limit ?? "-"] : ["-", "-", limit ?? "-"];
    printRow(name, [...figures, "", what], 8);
    if (limit !== undefined) limitTo(limit, name, middle);
  };
  printRow("", ["median", "worst", "limit"], 8);
  show("prerendered", ways.prerendered, limits.prerendered);
  show("prefetched", ways.prefetched, limits.prefetched);
  show("pressed at once", ways["pressed at once"]);
  show("plain", ways.plain);
  show("back", "history.back() to the end of the restored page's first frame", limits.restored);
  show("forward", "history.forward(), likewise", limits.restored);
  show("frame of a restore", "of which after `pageshow`");
  finish();
}
