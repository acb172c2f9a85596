import { readFileSync } from "node:fs";

/** Returns SQL that creates a database of this schema version, with some rows. */
export function readStoredDatabase(version: number): string {
  return readFileSync(new URL(`version-${version}.sql`, import.meta.url), "utf8");
}
