import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { readValue } from "./open-database.ts";
import { isDamage } from "./sqlite-errors.ts";

// Reads the whole database once and posts its first error, or "ok". In its own thread and connection, because that takes
// seconds for a large database, and requests are stored meanwhile.
const path: string = workerData;
const database = new DatabaseSync(path, { readOnly: true });
try {
  const result = String(readValue(database, "pragma quick_check(1)"));
  parentPort?.postMessage(result.replace("*** in database main ***\n", ""));
} catch (error) {
  if (!(error instanceof Error) || !isDamage(error)) throw error;
  parentPort?.postMessage(error.message);
} finally {
  database.close();
}
