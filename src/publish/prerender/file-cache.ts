import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Opens a folder of files that persist between builds, each named after the hash of its source. */
export async function openFileCache(folder: string) {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  return {
    /** Returns the cached file for `source`, or makes it. */
    async find(source: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const name = hash("sha256", source);
      used.add(name);
      const path = join(folder, name);
      const known = await readFile(path).catch(() => undefined);
      if (known) return known;
      const file = await make();
      await writeFile(path, file);
      return file;
    },
    /** Deletes files not requested since the cache was opened. */
    async prune(): Promise<void> {
      const unused = (await readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(join(folder, name))));
    },
  };
}
