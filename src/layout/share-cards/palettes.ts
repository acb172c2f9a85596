import type { CategoryId } from "../../content/categories.ts";
import tokens from "../../styles/tokens.css?raw";
import { type ShareCardPalette, shareCardRoles } from "./share-card.ts";

/** Pale lines on deep blue: for the cards of pages. */
export function blueprintPalette(): ShareCardPalette {
  return pickRoles(readPalette(tokens, "@theme"), readPalette(tokens, ".blueprint"));
}

/** Ink on paper, drawn in the color of a category; in the brand's where there is none. */
export function paperPalette(categoryId: CategoryId | ""): ShareCardPalette {
  const rule =
    categoryId && categoryId !== "gtm-strategy" ? `[data-category="${categoryId}"]` : "[data-category]";
  return pickRoles(readPalette(tokens, "@theme"), readPalette(tokens, rule));
}

/** Colors by the role that the stylesheets give them: `paper`, `ink`, `marker`, … */
export type Palette = Readonly<Record<string, string>>;

/**
 * The color roles that one rule of a stylesheet sets, so that a drawing outside the browser follows the same
 * tokens as the pages. Throws where the sheet has no such rule, or one without colors.
 *
 * @param selector selector of the rule, as written at the start of its line: `@theme`, `.blueprint`
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
