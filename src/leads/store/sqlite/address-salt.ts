import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StoreOpenError } from "../store-errors.ts";
import { cannotUse } from "./open-database.ts";

const saltBytes = 32;

export function addressSaltPath(dataDir: string): string {
  return join(dataDir, "address-salt");
}

/** Creates the salt on first use, outside the database, so that a copy of the database doesn't reveal IP addresses. */
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
    `${path} is damaged. Delete it: a new one is created at startup, and rate limits start over.`,
  );
}

/** Creates the file atomically: if two processes start at once, the first one wins. */
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
