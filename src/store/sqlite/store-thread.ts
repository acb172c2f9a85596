import { parentPort, workerData } from "node:worker_threads";
import type { StoreCall, StoreOpening } from "../store-calls.ts";
import { openTables, type StoreThreadData } from "./open-tables.ts";

// The thread that holds the database. Its statements and fsyncs block nobody but itself, so pages are served
// while a commit waits for the disk or for another process's lock.
const port = parentPort;
if (!port) throw new Error("store-thread.ts runs as a worker thread only");

const data: StoreThreadData = workerData;
let tables: Awaited<ReturnType<typeof openTables>> | undefined;
try {
  tables = await openTables(data);
  say({ kind: "opened" });
} catch (error) {
  say({ kind: "notOpened", message: error instanceof Error ? error.message : String(error) });
}

if (tables) {
  const { answer } = tables;
  // One call after the other: there is one connection, and a transaction must not see another's statements. Replies
  // are told apart by their order alone.
  let previous: Promise<void> = Promise.resolve();
  port.on("message", (call: StoreCall) => {
    const isLast = call.kind === "close";
    previous = previous.then(async () => {
      port.postMessage(await answer(call));
      if (isLast) port.close();
    });
  });
}

function say(opening: StoreOpening): void {
  port?.postMessage(opening);
}
