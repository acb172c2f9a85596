import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { contentTypeOf, isCompressible } from "../build-output/index.ts";
import { bestPlan, type Compressed, compress } from "./compress.ts";

/** Reads all files of a folder, by their names in it. Empty if it does not exist. */
export async function readFiles(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  if (!existsSync(folder)) return files;
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of found.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    // Vite's manifest.
    if (!name.startsWith(".vite/")) files.set(name, await readFile(path));
  }
  return files;
}

/** Writes files into a folder, plain and compressed. */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array | string>,
  plan = bestPlan,
): Promise<void> {
  for (const [name, content] of files) {
    const bytes = Buffer.from(content);
    const isText = isCompressible(contentTypeOf(`/${name}`));
    // Must not overwrite an owner's file that is named like a compressed form.
    const isCompressed = isText && !files.has(`${name}.br`) && !files.has(`${name}.gz`);
    writeBody(join(folder, name), bytes, isCompressed ? await compress(bytes, plan) : {});
  }
}

/** Writes a body plain and compressed: `about.html`, `about.html.br`, `about.html.gz`. */
export function writeBody(file: string, plain: Uint8Array, { br, gzip }: Compressed): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, plain);
  if (br) writeFileSync(`${file}.br`, br);
  if (gzip) writeFileSync(`${file}.gz`, gzip);
}
