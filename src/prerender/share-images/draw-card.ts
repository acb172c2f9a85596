import { renderAsync } from "@resvg/resvg-js";
import type { ShareCard } from "../../build-output/index.ts";
import { drawGround } from "./card-ground.ts";
import { sheet } from "./card-measures.ts";
import { fitBrand, setWords } from "./set-words.ts";

/** Draws a share image as SVG, with all words as outlines. The same card gives the same text. */
export async function drawCard(card: ShareCard): Promise<string> {
  const brandFit = await fitBrand(card.brand);
  const words = await setWords(card, brandFit);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}" fill="none">${drawGround(card, brandFit.rules)}${words}</svg>`;
}

/** Renders a drawn card as PNG: rendered on the thread pool, encoded in this thread. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
