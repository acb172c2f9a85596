import tokens from "#config/tokens.css?raw";
import type { CategoryId } from "#content/entries/categories.ts";
import { type Palette, readPalette } from "#platform/files/read-palette.ts";
import { type ShareCardPalette, shareCardRoles } from "./share-card.ts";

/** Pale lines on deep blue, for pages' share images. */
export function darkPalette(): ShareCardPalette {
  return pickRoles(readPalette(tokens, "@theme static"), readPalette(tokens, ".dark-sheet"));
}

/** Ink on paper in a category's color, or the brand's if there is no category; for entries' share images. */
export function paperPalette(categoryId: CategoryId | ""): ShareCardPalette {
  const rule =
    categoryId && categoryId !== "gtm-strategy" ? `[data-category="${categoryId}"]` : "[data-category]";
  return pickRoles(readPalette(tokens, "@theme static"), readPalette(tokens, rule));
}

export function sitePalettes(): { paper: Palette; dark: Palette } {
  const paper = readPalette(tokens, "@theme static");
  const dark = { ...paper, ...readPalette(tokens, ".dark-sheet") };
  return { paper, dark };
}

function pickRoles(...palettes: Palette[]): ShareCardPalette {
  const colors: ShareCardPalette = Object.assign({}, ...palettes);
  const missing = shareCardRoles.find((role) => !colors[role]);
  if (missing) {
    throw new Error(`src/config/tokens.css does not set --color-${missing}, which share images need.`);
  }
  return colors;
}
