import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { entryKinds, entryPath, paths, reportPath, siteConfig } from "#config/index.ts";
import { type ChartBlock, readChart } from "#content/blocks/chart/chart.ts";
import { ChartSvg, describeChart } from "#content/charts/chart-drawing.tsx";
import { drawByKind } from "#content/charts/draw-by-kind.ts";
import { wideSheet } from "#content/charts/shapes.ts";
import { formatDay } from "#content/entries/dates.ts";
import type { MarketSignalArticle } from "#content/entries/index.ts";
import { readTimeLabel } from "../../cards/index.ts";
import { drawings, sitePalettes } from "../../layout/share-cards/index.ts";

/** The content of a market signal's PDF, as plain data for the template in `src/publish/report`. */
export type ReportDocument = ReturnType<typeof describeReport>;

/** Describes a market signal's PDF (spec: Delivery). Makes links absolute and draws charts. */
export function describeReport({ entry, headings, blocks }: MarketSignalArticle, siteUrl: string) {
  const { title, summary, author, tags, date, updated, readMinutes, slug } = entry;
  const { brand, tagline, language, emails, phone, supportHours, contactForm } = siteConfig;
  const { paper, dark } = sitePalettes();
  return {
    slug,
    path: reportPath(slug),
    url: siteUrl + entryPath("signal", slug),
    siteUrl,
    contactUrl: siteUrl + paths.contact,
    title,
    summary,
    author,
    tags,
    date: updated ?? date,
    language,
    brand,
    tagline,
    phone,
    supportHours,
    email: emails.sales,
    contact: { action: contactForm.action, lead: contactForm.lead },
    kind: entryKinds.signal.label,
    facts: [
      { caption: "Subject", words: entry.badge?.label ?? tags[0] ?? brand },
      { caption: "Published", words: entry.dateLabel },
      ...(updated ? [{ caption: "Updated", words: formatDay(updated) }] : []),
      { caption: "Length", words: readTimeLabel(readMinutes) },
    ],
    headings,
    palettes: { paper, dark },
    ...drawings(entry, dark, ""),
    blocks: prepare(blocks, siteUrl),
  };
}

function prepare(blocks: MarketSignalArticle["blocks"], siteUrl: string): MarketSignalArticle["blocks"] {
  return JSON.parse(JSON.stringify(blocks), (key, value) => {
    const isLink = key === "href" || key === "takeAway";
    if (isLink && typeof value === "string" && value.startsWith("/")) return siteUrl + value;
    return isChart(value) ? { ...value, ...describeChartPicture(value) } : value;
  });
}

const isChart = (value: unknown): value is ChartBlock => Object(value).type === "chart";

/** Renders a chart as an SVG file without colors, and its text alternative. */
export function describeChartPicture(block: ChartBlock) {
  const chart = readChart(block);
  const svg = renderToStaticMarkup(
    createElement(ChartSvg, { chart, draw: drawByKind[chart.kind], sheet: wideSheet }),
  );
  return { svg, alt: describeChart(chart) };
}
