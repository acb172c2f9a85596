import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Raised when the same drawing would be rendered to other pixels. */
const VERSION = 1;

/** Rendered pictures by the hash of their drawings, kept between builds. */
export interface PictureCache {
  /** The picture of a drawing, rendered now where it is not there yet. */
  render(drawing: string): Promise<Uint8Array>;
  /** Forgets what was not asked for since the cache was opened. */
  prune(): Promise<void>;
}

/** Opens a cache in a folder of its own, which may not be there yet. */
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
    // In one piece, so that a process that dies leaves no half of a picture behind.
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
