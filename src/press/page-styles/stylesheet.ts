import { createHash } from "node:crypto";
import { readStylesheet } from "./read-stylesheet.ts";
import { type StylePart, writeParts } from "./style-part.ts";

/** The site's stylesheet, from which pages take what they need. Plain data, so that it can go to a worker. */
export interface Stylesheet {
  /** Its rules, from which a page's own are chosen. */
  parts: readonly StylePart[];
  /** Path of its faces alone: the first paint waits for them, as it does for the face that the page preloads. */
  faces: string;
  /** Paths of what a page does not hold whole, for later, in this order. */
  later: readonly string[];
}

const face = /@font-face\s*\{[^}]*\}/g;

/**
 * Layers that speak of elements and of the whole document. Every page holds them whole, and they do not come again:
 * a rule for every element that comes later has the style of every element worked out anew.
 */
const wholeLayers = new Set(["@layer properties", "@layer theme", "@layer base"]);

/**
 * Reads a stylesheet that declares faces, the site's, into its parts and the files it is sent as; any other gives
 * nothing. Faces stand in one file only: declared again, they would be loaded again and every text be set anew.
 */
export function splitStylesheet(
  css: string,
): { stylesheet: Stylesheet; files: ReadonlyMap<string, string> } | undefined {
  const faces = css.match(face)?.join("");
  if (faces === undefined) return undefined;
  const parts = readStylesheet(css.replace(face, "")).map(keepWhole);
  const later = partByLayer(parts.filter(({ kind }) => kind !== "statement")).map(writeParts);
  const files = new Map<string, string>();
  const put = (name: string, text: string): string => {
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
    const path = `/assets/${name}-${hash}.css`;
    files.set(path, text);
    return path;
  };
  return {
    stylesheet: { parts, faces: put("faces", faces), later: later.map((text) => put("later", text)) },
    files,
  };
}

function keepWhole(part: StylePart): StylePart {
  const isWhole = part.kind === "group" && wholeLayers.has(part.prelude);
  return isWhole ? { kind: "statement", text: writeParts([part]) } : part;
}

/** A file for each layer: two that come one after the other hold up a slow phone for less time than one. */
function partByLayer(parts: readonly StylePart[]): StylePart[][] {
  const files: StylePart[][] = [];
  for (const part of parts) {
    const file = files.at(-1);
    if (file && !(part.kind === "group" && part.prelude.startsWith("@layer"))) file.push(part);
    else files.push([part]);
  }
  return files;
}
