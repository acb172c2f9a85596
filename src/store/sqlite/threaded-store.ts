import { setTimeout as wait } from "node:timers/promises";
import type { Store, StoreLog } from "../store.ts";
import { StoreUnavailableError } from "../store-errors.ts";
import { type StoreThread, startStoreThread } from "./start-thread.ts";

/** Minimum time between two starts: a thread that fails at once must not keep a processor busy. */
const betweenStartsMs = 1000;

/**
 * Opens the store on SQLite in a thread of its own, and starts the thread again whenever it ends without being closed.
 * Pending calls then fail as unavailable; acknowledged ones are on disk. Throws `StoreOpenError` where the first start
 * fails.
 */
export async function openThreadedStore(dataDir: string, log: StoreLog): Promise<Store> {
  const closing = new AbortController();
  const logNotice = (message: string) => log.error({ err: new Error(message) }, "the store needs a person");
  const start = (mustExist: boolean) => startStoreThread({ dataDir, mustExist }, logNotice);
  let startedAtMs = performance.now();
  const first = await start(false);
  let thread: StoreThread | undefined = first;
  let lastReason: string | undefined;
  const supervising = supervise();

  async function supervise(): Promise<void> {
    while (!closing.signal.aborted) {
      if (thread) {
        const cause = await thread.ended;
        thread = undefined;
        if (closing.signal.aborted) break;
        logOnce(cause, "the store's thread has ended and is started again");
      }
      const pauseMs = Math.max(0, startedAtMs + betweenStartsMs - performance.now());
      await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      if (!closing.signal.aborted) await restart();
    }
  }

  async function restart(): Promise<void> {
    startedAtMs = performance.now();
    try {
      // Waits for a missing database instead of creating an empty one.
      thread = await start(true);
      lastReason = undefined;
      log.info({}, "the store is open again");
    } catch (error) {
      logOnce(error, "the store cannot be opened again yet");
    }
  }

  /** Logs once per reason, or the same line every second would bury all others. */
  function logOnce(cause: unknown, sentence: string): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (reason !== lastReason) log.error({ err: cause }, sentence);
    lastReason = reason;
  }

  function call(operation: string, args: readonly unknown[]): Promise<unknown> {
    if (thread && !closing.signal.aborted) return thread.call(operation, args);
    // Public at `/readyz`, so without the reason, which may name folders.
    return Promise.reject(
      new StoreUnavailableError(
        closing.signal.aborted
          ? "The store is closed."
          : "The store has stopped and is being started again; the log says why.",
      ),
    );
  }

  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    closing.abort();
    // Lets a start in progress finish first.
    if (!thread) await supervising;
    const last = thread;
    await last?.call("close", []).catch((error: unknown) => {
      log.error({ err: error }, "the store could not be closed cleanly");
    });
    await last?.ended;
    await supervising;
    thread = undefined;
  }

  const operations = first.operations.map((name) => [name, (...args: unknown[]) => call(name, args)]);
  return {
    // The thread's store has these names and results.
    ...Object.fromEntries(operations),
    close() {
      closed ??= close();
      return closed;
    },
  };
}
