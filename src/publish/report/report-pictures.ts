import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import type { ReportDocument } from "../build-output/index.ts";
import { families, svgFonts } from "../prerender/typeface-files.ts";
import { drawnStyle } from "../share-images/card-ground.ts";

/** Returns a report's figure files by path. `files` maps names to the site's files. */
export function collectFigures(
  { blocks }: ReportDocument,
  files: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> {
  const figures = new Map<string, Uint8Array>();
  JSON.stringify(blocks, (key, value) => {
    const file =
      key === "src" && typeof value === "string" ? files.get(decodeURIComponent(value.slice(1))) : undefined;
    if (file) figures.set(value, file);
    return value;
  });
  return figures;
}

/** Longest side of a photograph in px, which is sharp in print at the full width of the page. */
const MAX_SIDE = 1280;

/**
 * Converts the text in an SVG file to outlines, because the typesetter lacks the file's typefaces. Makes a photograph upright
 * and small enough for an attachment.
 */
export async function preparePicture(path: string, bytes: Uint8Array): Promise<Uint8Array> {
  if (/\.svg$/i.test(path)) return Buffer.from(outlineText(Buffer.from(bytes)));
  if (!/\.jpe?g$/i.test(path)) return bytes;
  return sharp(bytes)
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 70 })
    .toBuffer();
}

function outlineText(svg: Buffer | string): string {
  return new Resvg(svg, { font: svgFonts }).toString();
}

/** Styles a chart's classes with the site's stylesheet and typeface. */
export function styleChart(
  svg: string,
  stylesheet: string,
  colors: ReportDocument["palettes"]["paper"],
): string {
  const rules = stylesheet
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/font-family:.*?;/g, "")
    .replace(/var\(--color-([\w-]+)\)/g, (_, role: string) => colors[role] ?? "")
    .replace(/\s+/g, " ");
  return svg
    .replace("<svg", `<svg xmlns="http://www.w3.org/2000/svg" font-family="${families.sans}"`)
    .replace(">", `><style>${rules}</style>`);
}

/** Turns a drawing that takes its colors from the surrounding page into a standalone SVG file without text. */
export function colorDrawing(svg: string, colors: ReportDocument["palettes"]["dark"]): string {
  const colored = svg
    .replace("<svg", `<svg xmlns="http://www.w3.org/2000/svg" color="${colors.brand}"`)
    .replace(">", `>${drawnStyle(colors)}`);
  return outlineText(colored);
}
