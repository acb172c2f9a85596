import { PageStyles } from "./page-styles.ts";
import type { Stylesheet } from "./stylesheet.ts";

/** A page with styles of its own, and the sources for `style-src` that allow them. */
export interface StyledPage {
  html: string;
  styleHashes: string[];
}

/** Gives a page styles of its own; a page that names no stylesheet stays as it is. */
export type StyleLayer = (html: string) => StyledPage;

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/;

/**
 * Lays the rules that a page needs into the page. Its link to the stylesheet is turned off, so no browser fetches it,
 * and stays for the app, which looks for it; the boot script fetches the rest after the first paint
 * (`src/app/boot.js`), for what the app shows later.
 */
export function createStyleLayer(stylesheets: ReadonlyMap<string, Stylesheet>): StyleLayer {
  const sheets = new Map(
    [...stylesheets].map(([path, sheet]) => [path, { ...sheet, styles: new PageStyles(sheet.parts) }]),
  );
  return (html) => {
    const styleHashes: string[] = [];
    const styled = html.replace(stylesheetLink, (link, path: string) => {
      const sheet = sheets.get(path);
      if (sheet === undefined) return link;
      const { css, hash } = sheet.styles.of(html);
      styleHashes.push(hash);
      const off = link.replace("/>", ` disabled="" data-later="${sheet.later.join(" ")}"/>`);
      return `<link rel="stylesheet" href="${sheet.faces}"/><style>${css}</style>${off}`;
    });
    return { html: styled, styleHashes };
  };
}
