import { parentPort, workerData } from "node:worker_threads";
import type { StoreCall, StoreNotice, StoreOpening } from "../store-calls.ts";
import { openGuardedTables, type StoreThreadData } from "./guarded-tables.ts";

// The thread that holds the database. Its statements and fsyncs block nobody but itself, so pages are served
// while a commit waits for the disk or for another process's lock.
const port = parentPort;
if (!port) throw new Error("store-thread.ts runs as a worker thread only");

/** Time between two looks at the files of the database while nobody calls, in ms. */
const lookIntervalMs = 1000;

const data: StoreThreadData = workerData;
let tables: Awaited<ReturnType<typeof openGuardedTables>> | undefined;
try {
  tables = await openGuardedTables(data, (message) => say({ kind: "notice", message }));
  say({ kind: "opened" });
} catch (error) {
  say({ kind: "notOpened", message: error instanceof Error ? error.message : String(error) });
}

if (tables) {
  const { answer, endIfChanged } = tables;
  // One call after the other: there is one connection, and a transaction must not see another's statements. Replies
  // are told apart by their order alone.
  let previous: Promise<void> = Promise.resolve();
  const looking = setInterval(() => {
    previous = previous.then(endIfChanged);
  }, lookIntervalMs);
  port.on("message", (call: StoreCall) => {
    const isLast = call.kind === "close";
    if (isLast) clearInterval(looking);
    previous = previous.then(async () => {
      port.postMessage(await answer(call));
      if (isLast) port.close();
    });
  });
}

function say(message: StoreOpening | StoreNotice): void {
  port?.postMessage(message);
}
