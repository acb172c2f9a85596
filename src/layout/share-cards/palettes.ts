import type { CategoryId } from "../../content/categories.ts";
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

/** Colors by role: `paper`, `ink`, `marker`, … */
export type Palette = Readonly<Record<string, string>>;

/**
 * Reads the colors that one rule of a stylesheet sets, so that share images have the colors of the pages. Throws if there
 * is no such rule, or none with colors.
 *
 * @param selector selector at the start of the rule's line: `@theme`, `.blueprint`
 */
export function readPalette(stylesheet: string, selector: string): Palette {
  const [, ...rules] = `\n${stylesheet}`.split(/\n\s*(?=\S[^\n{]*\{)/);
  const rule = rules.find((text) => text.startsWith(`${selector} {`)) ?? "";
  const roles = [...rule.slice(0, rule.indexOf("}")).matchAll(/--color-([\w-]+):\s*([^;]+);/g)];
  if (roles.length === 0) throw new Error(`The stylesheet sets no colors in ${selector}.`);
  return Object.fromEntries(roles.map(([, role = "", color = ""]) => [role, color]));
}

function pickRoles(...palettes: Palette[]): ShareCardPalette {
  const colors: ShareCardPalette = Object.assign({}, ...palettes);
  const missing = shareCardRoles.find((role) => !colors[role]);
  if (missing) {
    throw new Error(`src/styles/tokens.css sets no --color-${missing}, which share images need.`);
  }
  return colors;
}
