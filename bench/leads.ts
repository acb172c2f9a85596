import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "../src/store/index.ts";

/** Runs `use` with a new data folder, and removes it. */
export async function inTemporaryFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until nothing is to be delivered, and returns how many deliveries still wait when the time is over. */
export async function waitForDeliveries(store: Store, seconds: number): Promise<number> {
  const untilMs = performance.now() + seconds * 1000;
  while (true) {
    const { count } = (await store.summarizeDeliveries()).waiting;
    if (count === 0 || performance.now() > untilMs) return count;
    await wait(500);
  }
}
