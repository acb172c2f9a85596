import { join } from "node:path";
import type { ShareCard } from "../../build-output/index.ts";
import { openFileCache } from "../file-cache.ts";
import { writeBody } from "../write-files.ts";
import { drawCard, renderPng } from "./draw-card.ts";

/** Increment it when the same drawing would render to other pixels. */
const VERSION = 1;

/** Cards in flight at once: while some are rendered on the thread pool, the next is drawn. */
const IN_FLIGHT = 4;

/** Writes a PNG for every card into the site's folder, using the cache. */
export async function writeShareImages(
  cards: readonly ShareCard[],
  folder: string,
  cacheFolder: string,
): Promise<void> {
  const cache = await openFileCache(cacheFolder);
  const queue = cards.values();
  const writeNext = async () => {
    for (const card of queue) {
      const drawing = await drawCard(card);
      const picture = await cache.find(`${VERSION} ${drawing}`, () => renderPng(drawing));
      writeBody(join(folder, card.path), picture, {});
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, writeNext));
  await cache.prune();
}
