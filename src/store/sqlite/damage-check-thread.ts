import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";
import { isDamage } from "./sqlite-engine.ts";

// Reads the whole database once and posts its first error, or "ok". In its own thread and connection, because that takes
// seconds for a large database, and requests are stored meanwhile.
const path: string = workerData;
const database = new Database(path, { readonly: true });
try {
  const result = String(database.pragma("quick_check(1)", { simple: true }));
  parentPort?.postMessage(result.replace("*** in database main ***\n", ""));
} catch (error) {
  if (!(error instanceof Error) || !isDamage(error)) throw error;
  parentPort?.postMessage(error.message);
} finally {
  database.close();
}
