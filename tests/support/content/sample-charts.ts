import type { ChartBlock } from "#content/blocks/chart/chart.ts";

/** A table as in Markdown, without the line below its head: `Month | Build / 0 | $1,185`. */
function chartOf(
  {
    title,
    see,
    mark,
    ...settings
  }: Omit<ChartBlock, "type" | "title" | "see" | "mark" | "table"> &
    Record<"title" | "see", string> & { mark?: string },
  written: string,
): ChartBlock {
  const [head = [], ...rows] = written
    .split("/")
    .map((row) => row.split("|").map((text) => [{ type: "text" as const, text: text.trim() }]));
  const columns = head.map((label) => ({ label, align: "left" as const, room: "short" as const }));
  return {
    type: "chart",
    ...settings,
    title: [{ type: "text", text: title }],
    see: [{ type: "text", text: see }],
    ...(mark !== undefined && { mark: [{ type: "text", text: mark }] }),
    table: { type: "table", columns, rows, fit: "column" },
  };
}

/** Every kind of chart, with each of its marks. */
export const sampleCharts: readonly ChartBlock[] = [
  chartOf(
    {
      kind: "lines",
      title: "What a search costs",
      see: "Hiring is cheaper until the search takes two months.",
      unit: "$ per meeting",
      x: "Months of search",
      mark: "1.9",
      note: "hire before | rent after",
    },
    "Months | Build | Partner / 0 | $1,185 | $1,329 / 4 | $1,490 | $1,329 / 8 | $2,009 | $1,329",
  ),
  chartOf(
    { kind: "lines", title: "Weeks", see: "Two more every week." },
    "Week | Calls | Meetings / 1 | 1 |  / 2 | 3 | 2 / 3 | 5 | 3",
  ),
  chartOf(
    {
      kind: "bars",
      title: "What a changed decision costs",
      see: "Listening costs an eleventh of the first source one pays for.",
      unit: "$ a decision",
      scale: "log",
      factor: "1 3",
    },
    "Source | Cost / Calls | $270 / Reviews | $360 / Intent data | $3,000",
  ),
  chartOf(
    {
      kind: "bars",
      title: "Two shares",
      see: "The ranges overlap.",
    },
    "Span | Share / With a piece | 45–88% / Without | 5–48%",
  ),
  chartOf(
    { kind: "bars", title: "Typed and measured", see: "Measuring takes a third away." },
    "Stage | Typed | Measured / Proposal | 15 | 6 / Evaluation | 25 | 22",
  ),
  chartOf(
    { kind: "cells", title: "Forty deals", see: "Sixteen name a piece." },
    "Evidence | Deals | Clicked too / Named it | 7 | 2 / Named it when asked | 9 | 0 / Clicked | 1 | 1 / Neither | 23 | 0",
  ),
  chartOf(
    { kind: "waterfall", title: "The forecast", see: "The tests take 28%.", unit: "$ thousand" },
    "Step | Forecast / As typed | 450 / Proposals | −54 / Evaluations | −72 / As tested | 324",
  ),
];
