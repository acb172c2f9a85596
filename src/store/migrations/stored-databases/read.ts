import { readFileSync } from "node:fs";

/** The statements that make a database as a version of the schema left it, with rows. */
export function readStoredDatabase(version: number): string {
  return readFileSync(new URL(`version-${version}.sql`, import.meta.url), "utf8");
}
