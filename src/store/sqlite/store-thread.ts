import { parentPort, workerData } from "node:worker_threads";
import { StoreUnavailableError } from "../store-errors.ts";
import { type GuardOptions, openGuardedStore } from "./guard-store.ts";

// Runs the store in a thread of its own, so that pages are served while a commit waits for the disk or another process's
// lock.

/** A call of one of the store's operations. */
export interface StoreCall {
  operation: string;
  args: readonly unknown[];
}

/** The outcome of a call. */
export type StoreReply = { result: unknown } | { error: string; isUnavailable: boolean };

/** First message of the thread, apart from notices: the store's operations, or why it could not be opened. */
export type StoreOpening = { operations: readonly string[] } | { openError: string };

/** A message to the operator. */
export interface StoreNotice {
  notice: string;
}

/** Interval of the checks of the database's files between calls, in ms. */
const fileCheckIntervalMs = 1000;

const port = parentPort;
if (!port) throw new Error("store-thread.ts runs as a worker thread only");
const post = (message: StoreOpening | StoreNotice | StoreReply) => port.postMessage(message);

const options: GuardOptions = workerData;
const guarded = await openGuardedStore(options, (notice) => post({ notice })).catch((error: unknown) => {
  post({ openError: messageOf(error) });
});

if (guarded) {
  const { store, endIfChanged } = guarded;
  const operations = new Map<string, (...args: unknown[]) => Promise<unknown>>(Object.entries(store));
  // One call at a time: the main thread matches replies to calls by their order, and files change between calls only.
  let previous: Promise<void> = Promise.resolve();
  const checking = setInterval(() => {
    previous = previous.then(endIfChanged);
  }, fileCheckIntervalMs);
  port.on("message", ({ operation, args }: StoreCall) => {
    const run = operations.get(operation);
    if (!run) throw new Error(`The store has no operation ${operation}`);
    const isLast = operation === "close";
    if (isLast) clearInterval(checking);
    previous = previous.then(async () => {
      post(await reply(run(...args)));
      if (isLast) port.close();
    });
  });
  post({ operations: [...operations.keys()] });
}

async function reply(running: Promise<unknown>): Promise<StoreReply> {
  try {
    return { result: await running };
  } catch (error) {
    return { error: messageOf(error), isUnavailable: error instanceof StoreUnavailableError };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
