import type { DatabaseSync } from "node:sqlite";

export { readValue } from "../../src/store/sqlite/open-database.ts";

/** Returns the rows of a query as arrays. */
export function readRows(database: DatabaseSync, sql: string): unknown[][] {
  return database
    .prepare(sql)
    .all()
    .map((row) => Object.values(row));
}

/** Returns the first value of each row of a query. */
export function readColumn(database: DatabaseSync, sql: string): unknown[] {
  return readRows(database, sql).map(([first]) => first);
}
