import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTypeOf, isCompressible } from "../build-output/index.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's best quality, and a quick one that takes 1/40 of the time and produces 10% more bytes. */
export const [bestQuality, quickQuality] = [11, 5];

/**
 * Reads all files in a folder and its subfolders, except Vite's manifest, by relative path. Returns an empty map if the
 * folder doesn't exist.
 */
export async function readFiles(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  if (!existsSync(folder)) return files;
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of found.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    // Skip Vite's manifest.
    if (!name.startsWith(".vite/")) files.set(name, await readFile(path));
  }
  return files;
}

/** Writes files, including compressed variants of text files. */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  quality = bestQuality,
): Promise<void> {
  for (const [name, bytes] of files) {
    const isText = isCompressible(contentTypeOf(`/${name}`));
    // Don't overwrite an owner's file that is named like a compressed variant.
    const isCompressed = isText && !files.has(`${name}.br`) && !files.has(`${name}.gz`);
    const path = join(folder, name);
    if (isCompressed) await writeCompressed(path, bytes, quality);
    else await writeWhole(path, bytes);
  }
}

/** Writes `about.html`, and `about.html.br` and `about.html.gz` if they save at least a tenth. */
export async function writeCompressed(path: string, bytes: Uint8Array, quality: number): Promise<void> {
  await writeWhole(path, bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const [br, gz] = await Promise.all([compressBrotli(bytes, { params }), compressGzip(bytes, { level: 9 })]);
  if (br.byteLength > bytes.byteLength * 0.9) return;
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Creates the file's parent folders. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
