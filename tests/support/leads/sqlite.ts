import type { DatabaseSync } from "node:sqlite";

export { readValue } from "#leads/store/sqlite/open-database.ts";

/** Returns the values of each row. */
export function readRows(database: DatabaseSync, sql: string): unknown[][] {
  return database
    .prepare(sql)
    .all()
    .map((row) => Object.values(row));
}

/** Returns the first value of each row. */
export function readColumn(database: DatabaseSync, sql: string): unknown[] {
  return readRows(database, sql).map(([first]) => first);
}
