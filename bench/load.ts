import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** The fields of autocannon's result that benchmarks use. */
type Load = Record<"2xx" | "non2xx" | "errors" | "duration", number> & { latency: { p99: number } };

const autocannon = join(import.meta.dirname, "../node_modules/autocannon/autocannon.js");

/** Requests a URL with autocannon for a few seconds, in a separate process. Throws if a request fails. */
export async function load(url: string, seconds: number, ...options: string[]): Promise<Load> {
  const args = [autocannon, "--json", "--no-progress", "--duration", String(seconds), ...options, url];
  const result: Load = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} non-2xx responses, ${result.errors} errors`);
  return result;
}
