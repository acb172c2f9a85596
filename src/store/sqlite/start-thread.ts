import { Worker } from "node:worker_threads";
import { StoreOpenError, StoreUnavailableError } from "../store-errors.ts";
import type { GuardOptions } from "./guard-store.ts";
import type { StoreCall, StoreNotice, StoreOpening, StoreReply } from "./store-thread.ts";

/** A running thread; `ended` resolves with the reason when it ends. */
export interface StoreThread {
  /** Names of the store's operations. */
  operations: readonly string[];
  call(operation: string, args: readonly unknown[]): Promise<unknown>;
  ended: Promise<Error>;
}

/**
 * Starts the store's thread and waits until its database is open; `onNotice` gets its messages to the operator. Throws
 * `StoreOpenError`.
 */
export async function startStoreThread(
  options: GuardOptions,
  onNotice: (message: string) => void,
): Promise<StoreThread> {
  const worker = new Worker(new URL("./store-thread.ts", import.meta.url), { workerData: options });
  /** Replies arrive in the order of the calls. */
  const waiting: Array<{ resolve: (result: unknown) => void; reject: (error: Error) => void }> = [];
  let stopped: StoreUnavailableError | undefined;

  const ended = waitForEnd(worker);
  void ended.then((cause) => {
    stopped = new StoreUnavailableError("The store has stopped.", { cause });
    for (const { reject } of waiting.splice(0)) reject(stopped);
  });
  const opening = new Promise<StoreOpening>((resolve) => {
    worker.on("message", (message: StoreOpening | StoreNotice | StoreReply) => {
      if ("notice" in message) onNotice(message.notice);
      else if ("operations" in message || "openError" in message) resolve(message);
      else if ("result" in message) waiting.shift()?.resolve(message.result);
      else waiting.shift()?.reject(toError(message));
    });
  });
  return {
    operations: await waitForOpening(opening, ended),
    ended,
    call(operation, args) {
      if (stopped) return Promise.reject(stopped);
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage({ operation, args } satisfies StoreCall);
      });
    },
  };
}

function toError({ error, isUnavailable }: Extract<StoreReply, { error: string }>): Error {
  return isUnavailable ? new StoreUnavailableError(error) : new Error(`The store failed: ${error}`);
}

/** Resolves when the thread has ended, with the error that ended it. */
function waitForEnd(worker: Worker): Promise<Error> {
  return new Promise((resolve) => {
    let failure: Error | undefined;
    worker.once("error", (thrown) => {
      failure = thrown instanceof Error ? thrown : new Error(String(thrown));
    });
    worker.once("exit", (code) => resolve(failure ?? new Error(`its thread ended with code ${code}`)));
  });
}

async function waitForOpening(
  opened: Promise<StoreOpening>,
  ended: Promise<Error>,
): Promise<readonly string[]> {
  const opening = await Promise.race([opened, ended]);
  if (opening instanceof Error) {
    throw new StoreOpenError(`The store could not be started: ${opening.message}`, { cause: opening });
  }
  if ("openError" in opening) throw new StoreOpenError(opening.openError);
  return opening.operations;
}
