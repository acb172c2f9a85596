import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { ShareCard } from "../build-output/index.ts";
import { openFileCache } from "../prerender/file-cache.ts";
import { svgFonts } from "../prerender/typeface-files.ts";
import { writeWhole } from "../prerender/write-files.ts";
import { drawGround } from "./card-ground.ts";
import { sheet } from "./card-measures.ts";
import { drawText } from "./card-text.ts";

/** Increment this when the same drawing would render to different pixels. */
const VERSION = 2;

/** Writes a PNG of every card to its folder. */
export async function writeShareImages(
  cards: readonly ShareCard[],
  folderOf: (path: string) => string,
  cacheFolder: string,
): Promise<void> {
  const cache = await openFileCache(cacheFolder);
  for (const card of cards) {
    const drawing = await drawCard(card);
    const picture = await cache.find(`${VERSION} ${drawing}`, () => renderPng(drawing));
    await writeWhole(join(folderOf(card.path), card.path), picture);
  }
  await cache.prune();
}

/** Returns SVG with all text as outlines, except in the drawing. The same card always gives the same SVG. */
export async function drawCard(card: ShareCard): Promise<string> {
  const words = await drawText(card);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}" fill="none">${drawGround(card)}${words}</svg>`;
}

async function renderPng(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, { font: svgFonts });
  return image.asPng();
}
