import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type ErasureSelector, selectErasable } from "../erasures.ts";
import { createKysely } from "./open-database.ts";
import { removeTraces } from "./sqlite-engine.ts";

/** Names of databases that `guard-store.ts` saved. */
const savedName = /^leads-saved-.*\.db$/;

/** Returns a new name for a saved database. */
export function savedDatabasePath(dataDir: string, now: Date): string {
  return join(dataDir, `leads-saved-${now.toISOString().replaceAll(":", "")}.db`);
}

/** Erases leads in the saved databases of a data folder. Returns how many. */
export async function eraseInSavedDatabases(dataDir: string, selector: ErasureSelector): Promise<number> {
  let erased = 0;
  for (const name of readdirSync(dataDir).filter((name) => savedName.test(name))) {
    const path = join(dataDir, name);
    const here = await eraseIn(path, selector);
    if (here > 0) removeTraces(path);
    erased += here;
  }
  return erased;
}

async function eraseIn(path: string, selector: ErasureSelector): Promise<number> {
  const database = new DatabaseSync(path);
  try {
    const db = createKysely(database);
    // Foreign keys delete the other rows, in each schema version.
    const { numDeletedRows } = await db
      .deleteFrom("leads")
      .where("id", "in", selectErasable(db, selector).select("id"))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  } finally {
    database.close();
  }
}
