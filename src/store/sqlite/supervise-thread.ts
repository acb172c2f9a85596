import { setTimeout as wait } from "node:timers/promises";
import type { StoreLog } from "../store.ts";
import { StoreUnavailableError } from "../store-errors.ts";
import type { StoreThreadData } from "./guarded-database.ts";
import { type StoreThread, startStoreThread } from "./start-thread.ts";

/** Minimum time between two starts: a thread that fails at once must not keep a processor busy. */
const betweenStartsMs = 1000;

/** The store's thread, across restarts. */
export interface SupervisedThread {
  /** Sends a request to the running thread. Throws `StoreUnavailableError` while there is none. */
  send: StoreThread["send"];
  /** Closes the database and ends the thread for good. */
  close(): Promise<void>;
}

/**
 * Starts the store's thread, and restarts it whenever it ends without being closed. Pending requests then fail as
 * unavailable; acknowledged ones are on disk. Throws `StoreOpenError` where the first start fails.
 */
export async function superviseStoreThread(
  data: Omit<StoreThreadData, "mustExist">,
  log: StoreLog,
): Promise<SupervisedThread> {
  const closing = new AbortController();
  const logNotice = (message: string) => log.error({ err: new Error(message) }, "the store needs a person");
  const start = (mustExist: boolean) => startStoreThread({ ...data, mustExist }, logNotice);
  let startedAtMs = performance.now();
  let thread: StoreThread | undefined = await start(false);
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

  /** Public at `/readyz`, so it leaves out the reason, which may name folders. */
  function describeAbsence(): string {
    return closing.signal.aborted
      ? "The store is closed."
      : "The store has stopped and is being started again; the log says why.";
  }

  return {
    send: (request) => thread?.send(request) ?? Promise.reject(new StoreUnavailableError(describeAbsence())),
    async close() {
      closing.abort();
      // Lets a start in progress finish first.
      if (!thread) await supervising;
      const last = thread;
      await last?.send({ kind: "close" }).catch((error: unknown) => {
        log.error({ err: error }, "the store could not be closed cleanly");
      });
      await last?.ended;
      await supervising;
      thread = undefined;
    },
  };
}
