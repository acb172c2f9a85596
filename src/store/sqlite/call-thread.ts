import { Worker } from "node:worker_threads";
import type { Numbered, StoreCall, StoreOpening, StoreReply } from "../store-calls.ts";
import { StoreOpenError, StoreUnavailableError } from "../store-errors.ts";
import type { StoreThreadData } from "./open-tables.ts";

/** A started thread: `call` asks it something, `stopped` resolves when it has ended. */
export interface StoreThread {
  call<Kind extends StoreCall["kind"]>(
    call: Extract<StoreCall, { kind: Kind }>,
  ): Promise<Extract<StoreReply, { kind: Kind }>>;
  stopped: Promise<void>;
}

/** Starts the store's thread and waits until its database is open. Throws `StoreOpenError`. */
export async function startStoreThread(data: StoreThreadData): Promise<StoreThread> {
  const worker = new Worker(new URL("./store-thread.ts", import.meta.url), { workerData: data });
  const waiting = new Map<number, { resolve: (reply: StoreReply) => void; reject: (error: Error) => void }>();
  let ended = false;
  let lastNumber = 0;

  const stopped = new Promise<void>((resolve) => {
    worker.once("exit", () => {
      ended = true;
      for (const { reject } of waiting.values()) reject(new StoreUnavailableError("The store has stopped."));
      waiting.clear();
      resolve();
    });
  });
  await waitForOpening(worker);
  worker.on("message", ({ number, body }: Numbered<StoreReply>) => {
    waiting.get(number)?.resolve(body);
    waiting.delete(number);
  });
  // A fault in the thread ends it; the calls that wait are told by its exit.
  worker.on("error", () => undefined);

  function ask(call: StoreCall): Promise<StoreReply> {
    if (ended) return Promise.reject(new StoreUnavailableError("The store has stopped."));
    lastNumber += 1;
    const numbered: Numbered<StoreCall> = { number: lastNumber, body: call };
    return new Promise((resolve, reject) => {
      waiting.set(numbered.number, { resolve, reject });
      worker.postMessage(numbered);
    });
  }

  return {
    stopped,
    async call(call) {
      const reply = await ask(call);
      if (isReplyTo(call.kind, reply)) return reply;
      const message = reply.kind === "failed" ? reply.message : `answered ${call.kind} with ${reply.kind}`;
      if (reply.kind === "failed" && reply.unavailable) throw new StoreUnavailableError(message);
      throw new Error(`The store failed: ${message}`);
    },
  };
}

function isReplyTo<Kind extends StoreCall["kind"]>(
  kind: Kind,
  reply: StoreReply,
): reply is Extract<StoreReply, { kind: Kind }> {
  return reply.kind === kind;
}

async function waitForOpening(worker: Worker): Promise<void> {
  const opening = await new Promise<StoreOpening>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  if (opening.kind === "notOpened") throw new StoreOpenError(opening.message);
}
