import { DatabaseSync } from "node:sqlite";
import { migrations } from "../migrations/migrations.ts";
import { findDamage, readValue } from "./open-database.ts";

/** Returns why a file cannot be restored: damaged, of another program, or of a newer version of this one. */
export function findRefusal(path: string): string | undefined {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const damage = findDamage(database);
    if (damage) return `It is damaged (${damage}).`;
    const version = readVersion(database);
    if (version > migrations.length) {
      return `It has schema version ${version}, but this program knows versions up to ${migrations.length} only. Restore it with the newer program.`;
    }
    return undefined;
  } catch (error) {
    return `It is not a backup of this program's database (${error instanceof Error ? error.message : String(error)}).`;
  } finally {
    database.close();
  }
}

/** Throws if a table is missing. */
function readVersion(database: DatabaseSync): number {
  readValue(database, "select count(id) from leads");
  const version = readValue(database, "select max(version) from schema_versions");
  if (typeof version !== "number") throw new Error("it has no schema version");
  return version;
}
