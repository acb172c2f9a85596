import type { CategoryId } from "../../catalogue/categories.ts";
import tokens from "../styles/tokens.css?raw";
import { type Palette, readPalette } from "./read-palette.ts";
import type { ShareCardPalette } from "./share-card.ts";

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
  const all: Palette = Object.assign({}, ...palettes);
  const find = (role: string) => {
    const color = all[role];
    if (!color)
      throw new Error(`src/app/styles/tokens.css sets no --color-${role}, which share images need.`);
    return color;
  };
  return {
    paper: find("paper"),
    raised: find("raised"),
    sunken: find("sunken"),
    ink: find("ink"),
    "ink-soft": find("ink-soft"),
    line: find("line"),
    outline: find("outline"),
    accent: find("accent"),
    marker: find("marker"),
    grid: find("grid"),
    "grid-major": find("grid-major"),
  };
}
