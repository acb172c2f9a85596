import type { CategoryId } from "../../content/categories.ts";
import tokens from "../../styles/tokens.css?raw";
import { type Palette, readPalette } from "./read-palette.ts";
import { type ShareCardPalette, shareCardRoles } from "./share-card.ts";

/** Pale lines on deep blue: the ground of the fixed screens' cards. */
export function blueprintPalette(): ShareCardPalette {
  return pickRoles(readPalette(tokens, "@theme"), readPalette(tokens, ".blueprint"));
}

/** Ink on paper, drawn in the color of a category; in the brand's where there is none. */
export function paperPalette(categoryId: CategoryId | ""): ShareCardPalette {
  const rule =
    categoryId && categoryId !== "gtm-strategy" ? `[data-category="${categoryId}"]` : "[data-category]";
  return pickRoles(readPalette(tokens, "@theme"), readPalette(tokens, rule));
}

function pickRoles(...palettes: Palette[]): ShareCardPalette {
  const colors: ShareCardPalette = Object.assign({}, ...palettes);
  const missing = shareCardRoles.find((role) => !colors[role]);
  if (missing) {
    throw new Error(`src/styles/tokens.css sets no --color-${missing}, which share images need.`);
  }
  return colors;
}
