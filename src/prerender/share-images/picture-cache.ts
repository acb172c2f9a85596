import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Increment it when the same drawing would render to other pixels. */
const VERSION = 1;

/** Cache of rendered pictures by the hash of their drawings, kept between builds. */
export interface PictureCache {
  /** Returns the picture of a drawing, rendering it if it is not cached. */
  render(drawing: string): Promise<Uint8Array>;
  /** Deletes pictures that were not requested since the cache was opened. */
  prune(): Promise<void>;
}

/** Opens a cache in its own folder, which may not exist yet. */
export async function openPictureCache(
  folder: string,
  renderPicture: (drawing: string) => Promise<Uint8Array>,
): Promise<PictureCache> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function readOrRender(path: string, drawing: string): Promise<Uint8Array> {
    const known = await readFile(path).catch(() => undefined);
    if (known) return known;
    const picture = await renderPicture(drawing);
    // Atomically, so that a killed process leaves no partial picture behind.
    await writeFile(`${path}.part`, picture);
    await rename(`${path}.part`, path);
    return picture;
  }

  return {
    render(drawing) {
      const name = `${createHash("sha256").update(`${VERSION} ${drawing}`).digest("hex")}.png`;
      used.add(name);
      const known = underWay.get(name);
      if (known) return known;
      const picture = readOrRender(join(folder, name), drawing).finally(() => underWay.delete(name));
      underWay.set(name, picture);
      return picture;
    },
    async prune() {
      const unused = (await readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
