import type { ShareCard } from "../../build-output/index.ts";
import { packFile } from "../pack-files.ts";
import type { PackWriter } from "../pack-writer.ts";
import { drawCard, renderPng } from "./draw-card.ts";
import { openPictureCache } from "./picture-cache.ts";

/** Cards under way at once: while some are rendered on the thread pool, the next is drawn. */
const IN_FLIGHT = 4;

/** Draws a PNG for every card and puts it into the pack; those drawn before come out of the cache's folder. */
export async function packShareImages(
  cards: readonly ShareCard[],
  pack: PackWriter,
  cacheFolder: string,
): Promise<void> {
  const cache = await openPictureCache(cacheFolder, renderPng);
  const queue = cards.values();
  const packNext = async () => {
    for (const card of queue) await packFile(pack, card.path, await cache.render(await drawCard(card)));
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, packNext));
  await cache.prune();
}
