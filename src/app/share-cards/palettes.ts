import type { CategoryId } from "../../catalogue/categories.ts";
import drafting from "../styles/drafting.css?raw";
import tokens from "../styles/tokens.css?raw";
import { type Palette, readPalette } from "./read-palette.ts";

/** What a card is drawn with. */
const roles = [
  "paper",
  "raised",
  "sunken",
  "ink",
  "ink-soft",
  "line",
  "outline",
  "accent",
  "marker",
  "grid",
  "grid-major",
];

/** Pale lines on deep blue: the ground of the fixed screens' cards. */
export function blueprintPalette(): Palette {
  return pickRoles(readPalette(tokens, "@theme"), readPalette(tokens, ".blueprint"));
}

/** Ink on paper, drawn in the colour of a category. */
export function paperPalette(categoryId: CategoryId | ""): Palette {
  return pickRoles(readPalette(tokens, "@theme"), readPalette(drafting, `[data-category="${categoryId}"]`));
}

function pickRoles(...palettes: Palette[]): Palette {
  const all: Palette = Object.assign({}, ...palettes);
  return Object.fromEntries(
    roles.map((role) => {
      const colour = all[role];
      if (!colour)
        throw new Error(`src/app/styles/tokens.css sets no --color-${role}, which share images need.`);
      return [role, colour];
    }),
  );
}
