import { setTimeout as wait } from "node:timers/promises";
import type { StoreLog } from "../store.ts";
import { StoreUnavailableError } from "../store-errors.ts";
import type { StoreThreadData } from "./guarded-database.ts";
import { type StoreThread, startStoreThread } from "./start-thread.ts";

/** Least time from one start of a thread to the next: one that dies at once must not keep a processor busy. */
const betweenStartsMs = 1000;

/** The store's thread, over all its restarts. */
export interface SupervisedThread {
  /** Sends a request to the thread that runs. Throws `StoreUnavailableError` while there is none. */
  send: StoreThread["send"];
  /** Closes the database in order and ends the thread; none is started afterwards. */
  close(): Promise<void>;
}

/**
 * Starts the store's thread, and again whenever it ends without being closed. What it had acknowledged is on disk; whoever
 * waits for a response gets an error that the store is unavailable. Throws `StoreOpenError` where the first does not open.
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
      // A database that is gone by now is no first start: it is waited for, never made again empty.
      thread = await start(true);
      lastReason = undefined;
      log.info({}, "the store is open again");
    } catch (error) {
      logOnce(error, "the store cannot be opened again yet");
    }
  }

  /** Once for each reason: the same one every second would bury all others. */
  function logOnce(cause: unknown, sentence: string): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (reason !== lastReason) log.error({ err: cause }, sentence);
    lastReason = reason;
  }

  /** Anybody may read it at `/readyz`, so it leaves out the reason, which may name folders. */
  function describeAbsence(): string {
    return closing.signal.aborted
      ? "The store is closed."
      : "The store has stopped and is being started again; the log says why.";
  }

  return {
    send: (request) => thread?.send(request) ?? Promise.reject(new StoreUnavailableError(describeAbsence())),
    async close() {
      closing.abort();
      // A start that is under way comes to its end first.
      if (!thread) await supervising;
      const last = thread;
      await last?.send({ kind: "close" }).catch((error: unknown) => {
        log.error({ err: error }, "the store was not closed in order");
      });
      await last?.ended;
      await supervising;
      thread = undefined;
    },
  };
}
