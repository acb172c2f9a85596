import type { CategoryId } from "../../content/categories.ts";
import { type Palette, readPalette } from "../../styles/read-palette.ts";
import tokens from "../../styles/tokens.css?raw";
import { type ShareCardPalette, shareCardRoles } from "./share-card.ts";

/** Pale lines on deep blue, for share images of pages. */
export function blueprintPalette(): ShareCardPalette {
  return pickRoles(readPalette(tokens, "@theme"), readPalette(tokens, ".blueprint"));
}

/** Ink on paper in the color of a category, for share images of entries. Without a category, in the brand's color. */
export function paperPalette(categoryId: CategoryId | ""): ShareCardPalette {
  const rule =
    categoryId && categoryId !== "gtm-strategy" ? `[data-category="${categoryId}"]` : "[data-category]";
  return pickRoles(readPalette(tokens, "@theme"), readPalette(tokens, rule));
}

/** All colors of the site by role: on paper, and on blueprint. */
export function sitePalettes(): { paper: Palette; blueprint: Palette } {
  const paper = readPalette(tokens, "@theme");
  const blueprint = { ...paper, ...readPalette(tokens, ".blueprint") };
  return { paper, blueprint };
}

function pickRoles(...palettes: Palette[]): ShareCardPalette {
  const colors: ShareCardPalette = Object.assign({}, ...palettes);
  const missing = shareCardRoles.find((role) => !colors[role]);
  if (missing) {
    throw new Error(`src/styles/tokens.css sets no --color-${missing}, which share images need.`);
  }
  return colors;
}
