import { Worker } from "node:worker_threads";
import type { StoreCall, StoreNotice, StoreOpening, StoreReply } from "../store-calls.ts";
import { StoreOpenError, StoreUnavailableError, toError } from "../store-errors.ts";
import type { StoreThreadData } from "./guarded-tables.ts";

/** A started thread: `call` asks it something, `ended` resolves with the reason when it has ended. */
export interface StoreThread {
  call<Kind extends StoreCall["kind"]>(
    call: Extract<StoreCall, { kind: Kind }>,
  ): Promise<Extract<StoreReply, { kind: Kind }>>;
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
  /** The thread replies in the order of the calls. */
  const waiting: Array<{ resolve: (reply: StoreReply) => void; reject: (error: Error) => void }> = [];
  let stopped: StoreUnavailableError | undefined;

  const ended = waitForEnd(worker);
  void ended.then((cause) => {
    stopped = new StoreUnavailableError("The store has stopped.", { cause });
    for (const { reject } of waiting.splice(0)) reject(stopped);
  });
  const opening = new Promise<StoreOpening>((resolve) => {
    worker.on("message", (message: StoreOpening | StoreNotice | StoreReply) => {
      if (message.kind === "notice") onNotice(message.message);
      else if (message.kind === "opened" || message.kind === "notOpened") resolve(message);
      else waiting.shift()?.resolve(message);
    });
  });
  await waitForOpening(opening, ended);

  function ask(call: StoreCall): Promise<StoreReply> {
    if (stopped) return Promise.reject(stopped);
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(call);
    });
  }

  return {
    ended,
    async call(call) {
      const reply = await ask(call);
      if (isReplyTo(call.kind, reply)) return reply;
      if (reply.kind === "failed") throw toError(reply);
      throw new Error(`The store answered ${call.kind} with ${reply.kind}`);
    },
  };
}

function isReplyTo<Kind extends StoreCall["kind"]>(
  kind: Kind,
  reply: StoreReply,
): reply is Extract<StoreReply, { kind: Kind }> {
  return reply.kind === kind;
}

/** Resolves when the thread is gone, with the fault that ended it where there was one. */
function waitForEnd(worker: Worker): Promise<Error> {
  return new Promise((resolve) => {
    let fault: Error | undefined;
    worker.once("error", (thrown) => {
      fault = thrown instanceof Error ? thrown : new Error(String(thrown));
    });
    worker.once("exit", (code) => resolve(fault ?? new Error(`its thread ended with code ${code}`)));
  });
}

async function waitForOpening(said: Promise<StoreOpening>, ended: Promise<Error>): Promise<void> {
  const opening = await Promise.race([said, ended]);
  if (opening instanceof Error) {
    throw new StoreOpenError(`The store could not be started: ${opening.message}`, { cause: opening });
  }
  if (opening.kind === "notOpened") throw new StoreOpenError(opening.message);
}
