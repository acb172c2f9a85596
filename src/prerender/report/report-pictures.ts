import { Resvg } from "@resvg/resvg-js";
import type { ReportDocument } from "../../build-output/index.ts";
import { drawnStyle } from "../share-images/card-ground.ts";
import { families, typefaceFiles } from "../typeface-files.ts";

/** Finds the files of a report's figures among those of the site, by their paths. */
export function collectFigures(
  { blocks }: ReportDocument,
  files: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> {
  const figures = new Map<string, Uint8Array>();
  JSON.stringify(blocks, (key, value) => {
    const file = key === "src" && typeof value === "string" ? files.get(value.slice(1)) : undefined;
    if (file) figures.set(value, file);
    return value;
  });
  return figures;
}

/**
 * Reduces an SVG file to paths, with its text as outlines: the typesetter does not know the typefaces of a file. Other
 * pictures stay as they are.
 */
export function flattenPicture(path: string, bytes: Uint8Array): Uint8Array {
  if (!path.endsWith(".svg")) return bytes;
  const font = {
    ...{ loadSystemFonts: false, fontFiles: Object.values(typefaceFiles), defaultFontFamily: families.sans },
    ...{ sansSerifFamily: families.sans, serifFamily: families.sans, monospaceFamily: families.sans },
  };
  return Buffer.from(new Resvg(Buffer.from(bytes), { font }).toString());
}

/** Makes an SVG file of a drawing of the site, which takes its colors from the page around it. */
export function colorDrawing(svg: string, colors: ReportDocument["palettes"]["dark"]): string {
  return svg
    .replace("<svg", `<svg xmlns="http://www.w3.org/2000/svg" color="${colors.brand}"`)
    .replace(">", `>${drawnStyle(colors)}`);
}
