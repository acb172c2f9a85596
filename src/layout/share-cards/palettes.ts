import type { CategoryId } from "../../content/categories.ts";
import { type Palette, readPalette } from "../../styles/read-palette.ts";
import tokens from "../../styles/tokens.css?raw";
import { type ShareCardPalette, shareCardRoles } from "./share-card.ts";

const paper = readPalette(tokens, "@theme static");
const darkSheet = readPalette(tokens, ".dark-sheet");

/** Pale lines on deep blue, for pages' share images. */
export function darkPalette(): ShareCardPalette {
  return pickRoles(paper, darkSheet);
}

/** Ink on paper in a category's color, or the brand's if there is no category; for entries' share images. */
export function paperPalette(categoryId: CategoryId | ""): ShareCardPalette {
  const rule =
    categoryId && categoryId !== "gtm-strategy" ? `[data-category="${categoryId}"]` : "[data-category]";
  return pickRoles(paper, readPalette(tokens, rule));
}

export function sitePalettes(): { paper: Palette; dark: Palette } {
  return { paper, dark: { ...paper, ...darkSheet } };
}

function pickRoles(...palettes: Palette[]): ShareCardPalette {
  const colors: ShareCardPalette = Object.assign({}, ...palettes);
  const missing = shareCardRoles.find((role) => !colors[role]);
  if (missing) {
    throw new Error(`src/styles/tokens.css does not set --color-${missing}, which share images need.`);
  }
  return colors;
}
