import { join } from "node:path";
import type { ShareCard } from "../../build-output/index.ts";
import { openFileCache } from "../file-cache.ts";
import { writeWhole } from "../write-files.ts";
import { drawCard, renderPng } from "./draw-card.ts";

/** Increment it when the same drawing would render to other pixels. */
const VERSION = 1;

/** Writes a PNG for every card into the site's folder, using the cache. */
export async function writeShareImages(
  cards: readonly ShareCard[],
  folder: string,
  cacheFolder: string,
): Promise<void> {
  const cache = await openFileCache(cacheFolder);
  for (const card of cards) {
    const drawing = await drawCard(card);
    const picture = await cache.find(`${VERSION} ${drawing}`, () => renderPng(drawing));
    await writeWhole(join(folder, card.path), picture);
  }
  await cache.prune();
}
