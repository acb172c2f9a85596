import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project.mjs";

/** One hash over the names and contents of files and folders, given relative to the project. */
export function fingerprint(places, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const place of places) addPlace(hash, join(projectRoot, place), place);
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
