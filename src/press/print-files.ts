import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { contentTypeOf, integrityOf, isCompressible } from "../built/index.ts";
import { bestPlan, compress } from "./compress.ts";
import { type PackWriter, tagOf } from "./pack-writer.ts";

/**
 * Puts every file that the build made for browsers, and every public file, into the pack. Returns the
 * `integrity` values of the scripts by path: pages need them, so files go first.
 */
export async function printFiles(clientFolder: string, pack: PackWriter): Promise<Map<string, string>> {
  const integrity = new Map<string, string>();
  for (const file of await listFiles(clientFolder)) {
    const bytes = await readFile(file);
    const path = `/${relative(clientFolder, file).split(sep).map(encodeURIComponent).join("/")}`;
    if (path.endsWith(".js")) integrity.set(path, integrityOf(bytes));
    await printFile(pack, path, bytes);
  }
  return integrity;
}

/** Puts one file into the pack under its path. */
export async function printFile(pack: PackWriter, path: string, bytes: Uint8Array): Promise<void> {
  const contentType = contentTypeOf(path);
  const variants = isCompressible(contentType) ? await compress(bytes, bestPlan) : { identity: bytes };
  await pack.add({ path, kind: "file", contentType, tag: tagOf(bytes), scripts: [] }, variants);
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
