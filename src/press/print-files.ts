import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { contentTypeOf, integrityOf, isCompressible } from "../built/index.ts";
import { bestPlan, compress } from "./compress.ts";
import { type PackWriter, tagOf } from "./pack-writer.ts";
import { type Stylesheet, splitStylesheet } from "./page-styles/stylesheet.ts";

/** The files that the build made for browsers, and the public ones. */
export interface ClientFiles {
  /** Bytes by the path under which they are asked for. */
  bytes: ReadonlyMap<string, Uint8Array>;
  /** `integrity` values of the scripts, by path: pages name them. */
  integrity: ReadonlyMap<string, string>;
  /** The site's stylesheet by its path: pages take from it what they need. */
  stylesheets: ReadonlyMap<string, Stylesheet>;
}

/** Reads every file for browsers. */
export async function readClientFiles(clientFolder: string): Promise<ClientFiles> {
  const bytes = new Map<string, Uint8Array>();
  const integrity = new Map<string, string>();
  const stylesheets = new Map<string, Stylesheet>();
  for (const file of await listFiles(clientFolder)) {
    const path = `/${relative(clientFolder, file).split(sep).map(encodeURIComponent).join("/")}`;
    const content = await readFile(file);
    bytes.set(path, content);
    if (path.endsWith(".js")) integrity.set(path, integrityOf(content));
    const split = path.endsWith(".css") ? splitStylesheet(content.toString()) : undefined;
    if (split) {
      stylesheets.set(path, split.stylesheet);
      for (const [address, css] of split.files) bytes.set(address, Buffer.from(css));
    }
  }
  return { bytes, integrity, stylesheets };
}

/** Puts files into the pack, each in its best compression. */
export async function printFiles({ bytes }: ClientFiles, pack: PackWriter): Promise<void> {
  for (const [path, content] of bytes) await printFile(pack, path, content);
}

/** Puts one file into the pack under its path. */
export async function printFile(pack: PackWriter, path: string, bytes: Uint8Array): Promise<void> {
  const contentType = contentTypeOf(path);
  const variants = isCompressible(contentType) ? await compress(bytes, bestPlan) : { identity: bytes };
  await pack.add({ path, kind: "file", contentType, tag: tagOf(bytes), scripts: [], styles: [] }, variants);
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
