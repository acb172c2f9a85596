import { Worker } from "node:worker_threads";
import { StoreOpenError, StoreUnavailableError } from "../store-errors.ts";
import type { StoreThreadData } from "./guarded-database.ts";
import {
  type StoreNotice,
  type StoreOpening,
  type StoreRequest,
  type StoreResponse,
  toError,
} from "./thread-messages.ts";

/** A running thread; `ended` resolves with the reason when it ends. */
export interface StoreThread {
  send<Kind extends StoreRequest["kind"]>(
    request: Extract<StoreRequest, { kind: Kind }>,
  ): Promise<Extract<StoreResponse, { kind: Kind }>>;
  ended: Promise<Error>;
}

/**
 * Starts the store's thread and waits until its database is open; `onNotice` gets its messages to the operator. Throws
 * `StoreOpenError`.
 */
export async function startStoreThread(
  data: StoreThreadData,
  onNotice: (message: string) => void,
): Promise<StoreThread> {
  const worker = new Worker(new URL("./store-thread.ts", import.meta.url), { workerData: data });
  /** Responses arrive in the order of the requests. */
  const waiting: Array<{ resolve: (response: StoreResponse) => void; reject: (error: Error) => void }> = [];
  let stopped: StoreUnavailableError | undefined;

  const ended = waitForEnd(worker);
  void ended.then((cause) => {
    stopped = new StoreUnavailableError("The store has stopped.", { cause });
    for (const { reject } of waiting.splice(0)) reject(stopped);
  });
  const opening = new Promise<StoreOpening>((resolve) => {
    worker.on("message", (message: StoreOpening | StoreNotice | StoreResponse) => {
      if (message.kind === "notice") onNotice(message.message);
      else if (message.kind === "opened" || message.kind === "notOpened") resolve(message);
      else waiting.shift()?.resolve(message);
    });
  });
  await waitForOpening(opening, ended);

  function post(request: StoreRequest): Promise<StoreResponse> {
    if (stopped) return Promise.reject(stopped);
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(request);
    });
  }

  return {
    ended,
    async send(request) {
      const response = await post(request);
      if (isResponseTo(request.kind, response)) return response;
      if (response.kind === "failed") throw toError(response);
      throw new Error(`The store responded to ${request.kind} with ${response.kind}`);
    },
  };
}

function isResponseTo<Kind extends StoreRequest["kind"]>(
  kind: Kind,
  response: StoreResponse,
): response is Extract<StoreResponse, { kind: Kind }> {
  return response.kind === kind;
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

async function waitForOpening(opened: Promise<StoreOpening>, ended: Promise<Error>): Promise<void> {
  const opening = await Promise.race([opened, ended]);
  if (opening instanceof Error) {
    throw new StoreOpenError(`The store could not be started: ${opening.message}`, { cause: opening });
  }
  if (opening.kind === "notOpened") throw new StoreOpenError(opening.message);
}
