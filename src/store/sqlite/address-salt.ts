import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StoreOpenError } from "../store-errors.ts";
import { cannotUse } from "./open-database.ts";

const saltBytes = 32;

/** Returns the path of the salt, which exists from the first start on. */
export function addressSaltPath(dataDir: string): string {
  return join(dataDir, "address-salt");
}

/**
 * Reads the salt of this installation, created at the first start. It is beside the database and not in it, so that a
 * copy of the database alone reveals no IP address.
 */
export function readAddressSalt(dataDir: string): Buffer {
  const path = addressSaltPath(dataDir);
  try {
    createOnce(path);
    const salt = readFileSync(path);
    if (salt.length === saltBytes) return salt;
  } catch (error) {
    throw cannotUse(dataDir, error);
  }
  throw new StoreOpenError(
    `${path} is damaged. Delete it: a new one is made at the next start, and the limits forget the last day.`,
  );
}

/** Creates the file atomically: two processes may start at once, and the first one wins. */
function createOnce(path: string): void {
  if (existsSync(path)) return;
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(saltBytes), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
}
