import { readFileSync } from "node:fs";

/** Reads the statements that create a database of an earlier schema version, with rows. */
export function readStoredDatabase(version: number): string {
  return readFileSync(new URL(`version-${version}.sql`, import.meta.url), "utf8");
}
