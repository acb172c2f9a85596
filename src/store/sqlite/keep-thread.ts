import { setTimeout as wait } from "node:timers/promises";
import type { StoreLog } from "../store.ts";
import { StoreUnavailableError } from "../store-errors.ts";
import { type StoreThread, startStoreThread } from "./call-thread.ts";
import type { StoreThreadData } from "./guarded-tables.ts";

/** Least time from one start of a thread to the next: one that dies at once must not keep a processor busy. */
const betweenStartsMs = 1000;

/** The store's thread, over all its restarts. */
export interface KeptThread {
  /** Asks the thread that runs. Throws `StoreUnavailableError` while there is none. */
  call: StoreThread["call"];
  /** Closes the database in order and ends the thread; none is started afterwards. */
  close(): Promise<void>;
}

/**
 * Starts the store's thread, and again whenever it ends without being asked to. What it had acknowledged is on disk;
 * anyone who waits for it gets an error that the store is unavailable. Throws `StoreOpenError` where the first does not open.
 */
export async function keepStoreThread(
  data: Omit<StoreThreadData, "mustExist">,
  log: StoreLog,
): Promise<KeptThread> {
  const closing = new AbortController();
  const logNotice = (message: string) => log.error({ err: new Error(message) }, "the store needs a person");
  const start = (mustExist: boolean) => startStoreThread({ ...data, mustExist }, logNotice);
  let startedAtMs = performance.now();
  let thread: StoreThread | undefined = await start(false);
  let lastReason: string | undefined;
  const kept = keep();

  async function keep(): Promise<void> {
    while (!closing.signal.aborted) {
      if (thread) {
        const cause = await thread.ended;
        thread = undefined;
        if (closing.signal.aborted) break;
        tell(cause, "the store's thread has ended and is started again");
      }
      const pauseMs = Math.max(0, startedAtMs + betweenStartsMs - performance.now());
      await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      if (!closing.signal.aborted) await startAgain();
    }
  }

  async function startAgain(): Promise<void> {
    startedAtMs = performance.now();
    try {
      // A database that is gone by now is no first start: it is waited for, never made again empty.
      thread = await start(true);
      lastReason = undefined;
      log.info({}, "the store is open again");
    } catch (error) {
      tell(error, "the store cannot be opened again yet");
    }
  }

  /** Once for each reason: the same one every second would bury all others. */
  function tell(cause: unknown, sentence: string): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (reason !== lastReason) log.error({ err: cause }, sentence);
    lastReason = reason;
  }

  /** Read by anybody at `/readyz`, so without the reason, which may name folders. */
  function absence(): string {
    return closing.signal.aborted
      ? "The store is closed."
      : "The store has stopped and is being started again; the log says why.";
  }

  return {
    call: (call) => thread?.call(call) ?? Promise.reject(new StoreUnavailableError(absence())),
    async close() {
      closing.abort();
      // A start that is under way comes to its end first.
      if (!thread) await kept;
      const last = thread;
      await last?.call({ kind: "close" }).catch((error: unknown) => {
        log.error({ err: error }, "the store was not closed in order");
      });
      await last?.ended;
      await kept;
      thread = undefined;
    },
  };
}
