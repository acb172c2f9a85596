import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { Store } from "../src/store/index.ts";

/** The part of autocannon's result that benchmarks use. */
type Load = Record<"2xx" | "non2xx" | "errors" | "duration", number> & { latency: { p99: number } };

const autocannon = join(import.meta.dirname, "../node_modules/autocannon/autocannon.js");

/** Requests a URL for some seconds with autocannon, in a separate process. Throws if a request fails. */
export async function load(url: string, seconds: number, ...options: string[]): Promise<Load> {
  const args = [autocannon, "--json", "--no-progress", "--duration", String(seconds), ...options, url];
  const result: Load = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}

/** Waits until everything is delivered or the time is over, and returns how many deliveries still wait. */
export async function waitForDeliveries(store: Store, seconds: number): Promise<number> {
  for (const untilMs = performance.now() + seconds * 1000; ; await wait(500)) {
    const { count } = (await store.summarizeDeliveries()).waiting;
    if (count === 0 || performance.now() > untilMs) return count;
  }
}
