import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** The figures that are read of autocannon's. */
export interface Load {
  "2xx": number;
  non2xx: number;
  errors: number;
  duration: number;
  latency: { p50: number; p99: number };
}

const autocannon = join(import.meta.dirname, "../node_modules/autocannon/autocannon.js");

/** Requests a URL for some seconds with autocannon, in a process of its own. */
export async function load(url: string, seconds: number, ...options: string[]): Promise<Load> {
  const args = [autocannon, "--json", "--no-progress", "--duration", String(seconds), ...options, url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}
