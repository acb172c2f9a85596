import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectRoot } from "./project.mjs";

/** One hash over the names and contents of files and folders, given from the project's root or from the disk's. */
export function fingerprint(places, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const place of places) addPlace(hash, resolve(projectRoot, place), place);
  return hash.digest("hex");
}

function addPlace(hash, path, name) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const child of readdirSync(path).sort()) addPlace(hash, join(path, child), `${name}/${child}`);
    return;
  }
  hash.update(`\0${name}\0`).update(readFileSync(path));
}
