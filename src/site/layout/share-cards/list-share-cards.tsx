import { renderToStaticMarkup } from "react-dom/server";
import { entryKinds, entryPath, siteConfig } from "#config/index.ts";
import type { IllustrationVariant } from "#content/entries/illustration.ts";
import type { Entry } from "#content/entries/index.ts";
import type { Palette } from "#platform/files/read-palette.ts";
import { gridSvg, MeasuredDrawing } from "../../cards/illustrations/index.ts";
import { readTimeLabel } from "../../cards/index.ts";
import { BrandMark } from "../brand-mark.tsx";
import { listIllustrated, shareImagePath } from "../metadata/index.ts";
import { darkPalette, paperPalette } from "./palettes.ts";
import type { ShareCard } from "./share-card.ts";

const { brand, tagline } = siteConfig;

interface PageCard {
  path: string;
  title: string;
  shareDrawing: IllustrationVariant | undefined;
}

/**
 * Lists the share images to draw: a dark sheet for each page, and a sheet in the category's color for each of the newest
 * entries.
 */
export function listShareCards(pages: readonly PageCard[], entries: readonly Entry[]): ShareCard[] {
  return [...pages.map(pageCard), ...listIllustrated(entries).map(entryCard)];
}

function pageCard({ path, title, shareDrawing = "union" }: PageCard): ShareCard {
  return {
    path: shareImagePath(path),
    title,
    facts: [{ caption: "What we do", words: tagline }],
    brand,
    ...drawings({ illustration: shareDrawing }, darkPalette()),
  };
}

function entryCard(entry: Entry): ShareCard {
  const day = entry.updated ?? entry.date;
  return {
    path: shareImagePath(entryPath(entry.type, entry.slug)),
    title: entry.title,
    eyebrow: entryKinds[entry.type].label,
    facts: [
      { caption: "Subject", words: entry.badge?.label ?? entry.tags[0] ?? brand },
      ...(entry.type === "caseStudy"
        ? []
        : [
            {
              caption: readTimeLabel(entry.readMinutes),
              words: day === entry.date ? entry.dateLabel : entry.monthLabel,
            },
          ]),
    ],
    ...(entry.type === "caseStudy" ? { figure: { metric: entry.metric, timeframe: entry.timeframe } } : {}),
    brand,
    ...drawings(entry, paperPalette(entry.badge?.id ?? "")),
  };
}

/** Returns the logo and an illustration as SVG elements that take their colors from classes. */
export function drawings<Colors extends Palette>(
  { illustration, measure }: Pick<Entry, "illustration" | "measure">,
  colors: Colors,
  ground = '<use href="#grid"/>',
) {
  const drawn = renderToStaticMarkup(<MeasuredDrawing variant={illustration} measure={measure} />);
  return {
    colors,
    sign: renderToStaticMarkup(<BrandMark />),
    drawing: `<svg viewBox="0 0 320 180" fill="none" stroke="currentColor" stroke-width="1.75"><defs>${gridSvg}</defs>${ground}${drawn}</svg>`,
  };
}
