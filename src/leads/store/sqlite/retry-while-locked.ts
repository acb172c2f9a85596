import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailableError } from "../store-errors.ts";
import { isLocked } from "./sqlite-errors.ts";

const retryMs = 5;

const patienceMs = 5000;

/**
 * Retries `work` while another process has the database locked, without blocking the event loop. Throws
 * `StoreUnavailableError` if the lock lasts longer than `patienceMs` after `sinceMs` (`performance.now()`).
 */
export async function retryWhileLocked<Result>(
  work: () => Promise<Result>,
  sinceMs = performance.now(),
): Promise<Result> {
  while (true) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() - sinceMs >= patienceMs) {
        throw new StoreUnavailableError("The database is locked by another program.", { cause: error });
      }
    }
    await wait(retryMs);
  }
}
