import { DatabaseSync } from "node:sqlite";
import { migrations } from "../migrations/migrations.ts";
import { readValue } from "./open-database.ts";

/** Reads a whole database and returns its first damage. */
export function findDamage(path: string): string | undefined {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const result = String(readValue(database, "pragma integrity_check(1)"));
    return result === "ok" ? undefined : result;
  } finally {
    database.close();
  }
}

/** Returns why a file cannot be restored: damaged, of another program, or of a newer version of this one. */
export function findRefusal(path: string): string | undefined {
  try {
    const damage = findDamage(path);
    if (damage) return `It is damaged (${damage}).`;
    const version = readVersion(path);
    if (version > migrations.length) {
      return `It has schema version ${version}, but this program knows versions up to ${migrations.length} only. Restore it with the newer program.`;
    }
    return undefined;
  } catch (error) {
    return `It is no backup of this program's database (${error instanceof Error ? error.message : String(error)}).`;
  }
}

/** Throws where a table is missing. */
function readVersion(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    readValue(database, "select count(id) from leads");
    const version = readValue(database, "select max(version) from schema_versions");
    if (typeof version !== "number") throw new Error("it has no schema version");
    return version;
  } finally {
    database.close();
  }
}
