import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Cache of files by the hash of what they are made from, kept between builds. */
export interface FileCache {
  /** Returns the file made from `source`, making it if it is not cached. */
  find(source: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Deletes files that were not requested since the cache was opened. */
  prune(): Promise<void>;
}

/** Opens a cache in its own folder, which may not exist yet. */
export async function openFileCache(folder: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function readOrMake(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = await readFile(path).catch(() => undefined);
    if (known) return known;
    const file = await make();
    // Atomically, so that a killed process leaves no partial file behind.
    await writeFile(`${path}.part`, file);
    await rename(`${path}.part`, path);
    return file;
  }

  return {
    find(source, make) {
      const name = createHash("sha256").update(source).digest("hex");
      used.add(name);
      const known = underWay.get(name);
      if (known) return known;
      const file = readOrMake(join(folder, name), make).finally(() => underWay.delete(name));
      underWay.set(name, file);
      return file;
    },
    async prune() {
      const unused = (await readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
