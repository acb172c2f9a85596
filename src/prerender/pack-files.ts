import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { contentTypeOf, isCompressible, tagOf } from "../build-output/index.ts";
import { bestPlan, compress } from "./compress.ts";
import type { PackWriter } from "./pack-writer.ts";

/** Reads all files of a folder for browsers: bytes by the path they are asked for under. Empty without the folder. */
export async function readFiles(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  if (!existsSync(folder)) return files;
  for (const file of await listFiles(folder)) {
    const path = `/${relative(folder, file).split(sep).map(encodeURIComponent).join("/")}`;
    files.set(path, await readFile(file));
  }
  return files;
}

/** Puts files into the pack, one after the other. */
export async function packFiles(
  files: ReadonlyMap<string, Uint8Array>,
  pack: PackWriter,
  plan = bestPlan,
): Promise<void> {
  for (const [path, bytes] of files) await packFile(pack, path, bytes, { plan });
}

/** Puts one file into the pack under its path. */
export async function packFile(
  pack: PackWriter,
  path: string,
  bytes: Uint8Array,
  { contentType = contentTypeOf(path), plan = bestPlan } = {},
): Promise<void> {
  const variants = isCompressible(contentType) ? await compress(bytes, plan) : { identity: bytes };
  await pack.add({ path, kind: "file", contentType, tag: tagOf(bytes) }, variants);
}

/** All files below a folder in a fixed order; the build's own notes (`.vite`) are nobody's business. */
async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith(`.vite${sep}`))
    .sort();
}
