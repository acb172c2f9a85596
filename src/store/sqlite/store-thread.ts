import { parentPort, workerData } from "node:worker_threads";
import { openGuardedDatabase, type StoreThreadData } from "./guarded-database.ts";
import type { StoreNotice, StoreOpening, StoreRequest } from "./thread-messages.ts";

// The thread that owns the database, so that pages are served while a commit waits for the disk or another process's lock.
const port = parentPort;
if (!port) throw new Error("store-thread.ts runs as a worker thread only");

/** Interval of the checks of the database's files between requests, in ms. */
const fileCheckIntervalMs = 1000;

const data: StoreThreadData = workerData;
let database: Awaited<ReturnType<typeof openGuardedDatabase>> | undefined;
try {
  database = await openGuardedDatabase(data, (message) => post({ kind: "notice", message }));
  post({ kind: "opened" });
} catch (error) {
  post({ kind: "notOpened", message: error instanceof Error ? error.message : String(error) });
}

if (database) {
  const { handle, endIfChanged } = database;
  // One request at a time: there is one connection, and a transaction must not contain another's statements. The main
  // thread matches responses to requests by their order.
  let previous: Promise<void> = Promise.resolve();
  const checking = setInterval(() => {
    previous = previous.then(endIfChanged);
  }, fileCheckIntervalMs);
  port.on("message", (request: StoreRequest) => {
    const isLast = request.kind === "close";
    if (isLast) clearInterval(checking);
    previous = previous.then(async () => {
      port.postMessage(await handle(request));
      if (isLast) port.close();
    });
  });
}

function post(message: StoreOpening | StoreNotice): void {
  port?.postMessage(message);
}
