import { readFile } from "node:fs/promises";
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import satori from "satori";
import type { ShareCard } from "../build-output/index.ts";
import { families, typefaceFiles } from "../prerender/typeface-files.ts";
import { eyebrowHeight, type Room, sheet, titleBlock, titleBox } from "./card-measures.ts";

type Options = Parameters<typeof satori>[1];
/** Satori's image is as wide as its content if only its height is given, and the other way around. */
type Sides = { width: number } | { height: number };

// All sizes are in pixels.
const CELL_PADDING = 24;
/** Space for the brand mark, to the left of the name. */
const SIGN_WIDTH = 46;
/** Leaves enough room for the next cell. */
const MAX_BRAND_WIDTH = 242;
const LINE_SIZE = 28;
/** The largest that fits is used; at the smallest, the title is truncated. */
const titleSizes = [88, 76, 66, 58, 50, 43, 37];
const TITLE_LINE_HEIGHT = 1.08;

let fonts: Promise<Options["fonts"]> | undefined;

/** Finds the parts of a text for which the typeface has no glyphs, such as emoji. */
export async function findMissingGlyphs(text: string): Promise<string[]> {
  const missing: string[] = [];
  await layOut(
    box({}, text),
    { width: sheet.width },
    {
      async loadAdditionalAsset(_script, part) {
        missing.push(part);
        return [];
      },
    },
  );
  return missing;
}

/** Returns a card's text as outlines, and the title block's rules, in an SVG element the size of the sheet. */
export async function drawText(card: ShareCard): Promise<string> {
  const { colors, facts } = card;
  const titleHeight = titleBox.height - (card.eyebrow ? eyebrowHeight : 0);
  const titleSize = await fitTitle(card.title, titleHeight);
  const brand = await fitLine(card.brand, MAX_BRAND_WIDTH);
  const brandEnd = Math.ceil(brand.width) + SIGN_WIDTH + 2 * CELL_PADDING;
  const [, minBrandEnd, lastStart] = titleBlock.cells;
  const starts = [0, Math.max(minBrandEnd, brandEnd), lastStart];
  const rule = `2px solid ${colors.outline}`;
  const count = 1 + facts.length + (card.figure ? 1 : 0);
  const widthOf = (position: number) =>
    ((position < count - 1 && starts[position + 1]) || titleBlock.width) - (starts[position] ?? 0);

  const words = box(
    { width: sheet.width, height: sheet.height, color: colors.ink },
    box(
      { ...at(titleBox), flexDirection: "column" },
      card.eyebrow && eyebrow(card.eyebrow, card),
      title(card.title, {
        fontSize: titleSize,
        lineClamp: Math.floor(titleHeight / (titleSize * TITLE_LINE_HEIGHT)),
        wordBreak: "break-word",
      }),
    ),
    box(
      { ...at(titleBlock), border: rule },
      cell(card, { width: widthOf(0) }, "Drawn by", card.brand, {
        fontSize: brand.size,
        paddingLeft: SIGN_WIDTH,
      }),
      ...(await Promise.all(
        facts.map(async ({ caption, words }, position) => {
          const width = widthOf(position + 1);
          const { size } = await fitLine(words, width - 2 * CELL_PADDING);
          return cell(card, { width, borderLeft: rule }, caption, words, { fontSize: size });
        }),
      )),
      card.figure && figure(card.figure, rule, card),
    ),
  );
  return layOut(words, { width: sheet.width, height: sheet.height });
}

/** Returns the largest size at which the whole title fits, without breaking a word. */
async function fitTitle(text: string, height: number): Promise<number> {
  const inOneColumn = title(text.replaceAll(/\s+/g, "\n"), { fontSize: 100, whiteSpace: "pre" });
  const widestWord = (await measure(inOneColumn, { height: 1 })).width / 100;
  for (const size of titleSizes) {
    if (widestWord * size > titleBox.width) continue;
    const set = await measure(title(text, { fontSize: size }), { width: titleBox.width });
    if (set.height <= height) return size;
  }
  return Math.min(...titleSizes);
}

/** Returns the size at which a text fits on one line, and its width then. */
async function fitLine(text: string, maxWidth: number): Promise<{ size: number; width: number }> {
  const { width } = await measure(box({ fontSize: LINE_SIZE, whiteSpace: "nowrap" }, text), { height: 1 });
  const scale = Math.min(1, maxWidth / width);
  return { size: LINE_SIZE * scale, width: width * scale };
}

async function measure(content: ReactElement, side: Sides): Promise<{ width: number; height: number }> {
  const svg = await layOut(content, side, { embedFont: false });
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

function title(text: string, style: CSSProperties & { fontSize: number }): ReactElement {
  const letterSpacing = -0.026 * style.fontSize;
  return box({ display: "block", lineHeight: TITLE_LINE_HEIGHT, letterSpacing, ...style }, text);
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
  { colors }: ShareCard,
  outside: CSSProperties,
  caption: string,
  words: string,
  style: CSSProperties,
) {
  return box(
    {
      ...outside,
      boxSizing: "border-box",
      padding: `0 ${CELL_PADDING}px`,
      flexDirection: "column",
      justifyContent: "center",
      whiteSpace: "nowrap",
    },
    box({ fontSize: 18, fontWeight: 400, color: colors["ink-soft"], marginBottom: 6 }, caption),
    box({ letterSpacing: -0.4, ...style }, words),
  );
}

/** A case study's figure and timeframe, as shown on its card. */
function figure(
  { metric, timeframe }: { metric: string; timeframe: string },
  borderLeft: string,
  { colors }: ShareCard,
) {
  return box(
    { flexGrow: 1, borderLeft, padding: `0 ${CELL_PADDING}px`, alignItems: "center" },
    box({ fontSize: 60, letterSpacing: -1.8, color: colors.category }, metric),
    box(
      { flexGrow: 1, marginLeft: 24, alignItems: "center" },
      dimension(undefined, colors.outline, "start"),
      box({ fontSize: 26, margin: "0 14px" }, timeframe),
      dimension(undefined, colors.outline, "end"),
    ),
  );
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

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

function at({ x, y, width, height }: Room): CSSProperties {
  return { position: "absolute", left: x, top: y, width, height };
}

async function layOut(
  content: ReactElement,
  sides: Sides,
  options: Omit<Options, "fonts"> = {},
): Promise<string> {
  fonts ??= readFonts();
  const styled = box({ fontFamily: families.sans, fontWeight: 600 }, content);
  return satori(styled, { ...options, ...sides, fonts: await fonts });
}

async function readFonts(): Promise<Options["fonts"]> {
  const { sans, sansBold } = typefaceFiles;
  return [
    { name: families.sans, weight: 400, style: "normal", data: await readFile(sans) },
    { name: families.sans, weight: 600, style: "normal", data: await readFile(sansBold) },
  ];
}
