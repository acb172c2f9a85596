import { join } from "node:path";
import type { ShareCard } from "../../build-output/index.ts";
import { writeBody } from "../write-files.ts";
import { drawCard, renderPng } from "./draw-card.ts";
import { openPictureCache } from "./picture-cache.ts";

/** Cards in flight at once: while some are rendered on the thread pool, the next is drawn. */
const IN_FLIGHT = 4;

/** Writes a PNG for every card into the site's folder, using the cache. */
export async function writeShareImages(
  cards: readonly ShareCard[],
  folder: string,
  cacheFolder: string,
): Promise<void> {
  const cache = await openPictureCache(cacheFolder, renderPng);
  const queue = cards.values();
  const writeNext = async () => {
    for (const card of queue)
      writeBody(join(folder, card.path), await cache.render(await drawCard(card)), {});
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, writeNext));
  await cache.prune();
}
