import { readFile } from "node:fs/promises";
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import satori from "satori";
import type { ShareCard } from "../build-output/index.ts";
import { families, typefaceFiles } from "../prerender/typeface-files.ts";
import { eyebrowHeight, sheet, titleBlock, titleBox } from "./card-measures.ts";
import { fitLine, fitMeasured, fitTitle, titleLineHeight } from "./fit-text.ts";

type Font = NonNullable<Parameters<typeof satori>[1]["fonts"]>[number];

// All sizes are in pixels.
const CELL_PADDING = 24;
/** Space for the brand mark, to the left of the name. */
const SIGN_WIDTH = 46;
/** Width of the brand's cell without the name. */
const BRAND_MARGINS = 2 * CELL_PADDING + SIGN_WIDTH;
/** Leaves enough room for the next cell. */
const MAX_BRAND_WIDTH = 242;
/** Font size at which the brand's name is measured. */
const MEASURED_SIZE = 100;

let fonts: Promise<Font[]> | undefined;

/** Font size of the brand name, and the left edges of all title block cells, in pixels. */
interface BrandFit {
  size: number;
  rules: readonly number[];
}

/** Fits the whole brand name, first by widening the cell, then by reducing the font size. */
export async function fitBrand(brand: string): Promise<BrandFit> {
  const style: CSSProperties = {
    fontFamily: families.sans,
    fontWeight: 600,
    fontSize: MEASURED_SIZE,
    whiteSpace: "nowrap",
  };
  fonts ??= readFonts();
  // Without a width, satori's image is as wide as its text.
  const measured = await satori(box(style, brand), { height: MEASURED_SIZE, fonts: await fonts });
  const width = Number(/ width="([\d.]+)"/.exec(measured)?.[1]) / MEASURED_SIZE;
  const [start, end, ...others] = titleBlock.rules;
  const minWidth = end - start - BRAND_MARGINS;
  const size = fitMeasured(width, MAX_BRAND_WIDTH);
  const room = Math.min(MAX_BRAND_WIDTH, Math.max(minWidth, Math.ceil(width * size)));
  return { size, rules: [start, start + BRAND_MARGINS + room, ...others] };
}

/** Finds the parts of a text for which the typeface has no glyphs, such as emoji. */
export async function findMissing(text: string): Promise<string[]> {
  const missing: string[] = [];
  fonts ??= readFonts();
  await satori(box({ fontFamily: families.sans, fontWeight: 600 }, text), {
    width: sheet.width,
    fonts: await fonts,
    async loadAdditionalAsset(_script, part) {
      missing.push(part);
      return [];
    },
  });
  return missing;
}

/** Returns a card's text as outlines, in an SVG element the size of the sheet. */
export async function setWords(card: ShareCard, brandFit: BrandFit): Promise<string> {
  fonts ??= readFonts();
  const options = { width: sheet.width, height: sheet.height, fonts: await fonts };
  return satori(composeWords(card, brandFit), options);
}

function composeWords(card: ShareCard, { size: brandSize, rules }: BrandFit): ReactElement {
  const { colors } = card;
  const titleHeight = titleBox.height - (card.eyebrow ? eyebrowHeight : 0);
  const { size, maxLines } = fitTitle(card.title, { width: titleBox.width, height: titleHeight });
  return box(
    {
      width: sheet.width,
      height: sheet.height,
      fontFamily: families.sans,
      fontWeight: 600,
      color: colors.ink,
    },
    box(
      { ...at(titleBox), flexDirection: "column" },
      card.eyebrow && eyebrow(card.eyebrow, card),
      createElement(
        "div",
        {
          style: {
            display: "block",
            fontSize: size,
            lineHeight: titleLineHeight,
            letterSpacing: -0.026 * size,
            lineClamp: maxLines,
            wordBreak: "break-word",
          },
        },
        card.title,
      ),
    ),
    cell(cellBox(rules, 0, false), "Drawn by", card.brand, card, { size: brandSize, indent: SIGN_WIDTH }),
    ...card.facts.map(({ caption, words }, position) => {
      const room = cellBox(rules, position + 1, !card.figure && position === card.facts.length - 1);
      return cell(room, caption, words, card, { size: fitLine(words, room.width), indent: 0 });
    }),
    card.figure && figure(card.figure, card),
  );
}

/** The kind of page, shown above its title after a dimension tick. */
function eyebrow(words: string, { colors }: ShareCard): ReactElement {
  return box(
    { height: eyebrowHeight, alignItems: "flex-start", fontSize: 26, color: colors.category },
    dimension(44, colors.marker),
    box({ marginLeft: 16, lineHeight: 1 }, words),
  );
}

/** A title block cell with a caption above a line of text. */
function cell(
  room: Room,
  caption: string,
  words: string,
  card: ShareCard,
  { size, indent }: { size: number; indent: number },
) {
  return box(
    { ...at(room), flexDirection: "column", justifyContent: "center" },
    box(
      { ...oneLine, fontSize: 18, fontWeight: 400, color: card.colors["ink-soft"], marginBottom: 6 },
      caption,
    ),
    box({ ...oneLine, paddingLeft: indent, letterSpacing: -0.4, fontSize: size }, words),
  );
}

/** A case study's figure and timeframe, as shown on its card. */
function figure({ metric, timeframe }: { metric: string; timeframe: string }, { colors }: ShareCard) {
  return box(
    { ...at(cellBox(titleBlock.rules, titleBlock.rules.length - 1, true)), alignItems: "center" },
    box({ fontSize: 60, letterSpacing: -1.8, color: colors.category }, metric),
    box(
      { flexGrow: 1, marginLeft: 24, alignItems: "center" },
      dimension(undefined, colors.outline, "start"),
      box({ fontSize: 26, margin: "0 14px" }, timeframe),
      dimension(undefined, colors.outline, "end"),
    ),
  );
}

/** A rectangle on the sheet, in pixels. */
interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box for a cell's text; the last cell extends to the title block's edge. */
function cellBox(rules: readonly number[], position: number, isLast: boolean): Room {
  const { x, y, width, height } = titleBlock;
  const start = rules[position] ?? x;
  const end = isLast ? x + width : (rules[position + 1] ?? x + width);
  return { x: start + CELL_PADDING, y, width: end - start - 2 * CELL_PADDING, height };
}

/** A dimension line with a tick at `tick`, or at both ends; without a width it takes the available space. */
function dimension(width: number | undefined, color: string, tick?: "start" | "end") {
  const rule = `2px solid ${color}`;
  return box(
    {
      height: 22,
      alignItems: "center",
      ...(width ? { width } : { flexGrow: 1 }),
      ...(tick === "end" ? {} : { borderLeft: rule }),
      ...(tick === "start" ? {} : { borderRight: rule }),
    },
    box({ flexGrow: 1, height: 2, backgroundColor: color }),
  );
}

const oneLine: CSSProperties = {
  display: "block",
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
};

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

function at({ x, y, width, height }: Room): CSSProperties {
  return { position: "absolute", left: x, top: y, width, height };
}

async function readFonts(): Promise<Font[]> {
  const { sans, sansBold } = typefaceFiles;
  return [
    { name: families.sans, weight: 400, style: "normal", data: await readFile(sans) },
    { name: families.sans, weight: 600, style: "normal", data: await readFile(sansBold) },
  ];
}
