import { readFileSync } from "node:fs";

/** Returns SQL that creates a database of a schema version, with rows. */
export function readStoredDatabase(version: number): string {
  return readFileSync(new URL(`version-${version}.sql`, import.meta.url), "utf8");
}
