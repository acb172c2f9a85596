import { createHash } from "node:crypto";
import { readStylesheet, type StylePart } from "./read-stylesheet.ts";

/** The site's stylesheet, from which pages take what they need. Plain data, so that it can go to a worker. */
export interface Stylesheet {
  /** Its rules, from which a page's own are chosen. */
  parts: readonly StylePart[];
  /** Path of its faces alone: the first paint waits for them, as it does for the face that the page preloads. */
  faces: string;
  /** Path of the rest, for later. */
  later: string;
}

const face = /@font-face\s*\{[^}]*\}/g;

/**
 * Reads a stylesheet that declares faces, the site's, into its parts and the files it is sent as; any other gives
 * nothing. Faces stand in one file only: declared again, they would be loaded again and every text be set anew.
 */
export function splitStylesheet(
  css: string,
): { stylesheet: Stylesheet; files: ReadonlyMap<string, string> } | undefined {
  const faces = css.match(face)?.join("");
  if (faces === undefined) return undefined;
  const later = css.replace(face, "");
  const stylesheet = {
    parts: readStylesheet(later),
    faces: addressOf("faces", faces),
    later: addressOf("later", later),
  };
  return {
    stylesheet,
    files: new Map([
      [stylesheet.faces, faces],
      [stylesheet.later, later],
    ]),
  };
}

function addressOf(name: string, css: string): string {
  return `/assets/${name}-${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
}
