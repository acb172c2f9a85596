import { drawBars } from "./bars.tsx";
import { drawCells } from "./cells.tsx";
import type { Chart, ChartKind } from "./chart-data.ts";
import { type Drawn, narrowSheet, type Sheet, wideSheet } from "./chart-parts.tsx";
import { drawDots } from "./dots.tsx";
import { drawGantt } from "./gantt.tsx";
import { drawLines } from "./lines.tsx";
import { drawTwoByTwo } from "./two-by-two.tsx";
import { drawWaterfall } from "./waterfall.tsx";

const kinds: Record<ChartKind, { name: string; draw: (chart: Chart, sheet: Sheet) => Drawn }> = {
  lines: { name: "Line chart", draw: drawLines },
  bars: { name: "Bar chart", draw: drawBars },
  dots: { name: "Dot chart", draw: drawDots },
  cells: { name: "Chart of squares", draw: drawCells },
  waterfall: { name: "Waterfall chart", draw: drawWaterfall },
  gantt: { name: "Chart of periods", draw: drawGantt },
  "two-by-two": { name: "Two-by-two chart", draw: drawTwoByTwo },
};

/**
 * Draws a chart from its table, on the server and again in a browser when the numbers in the table change. There is a
 * drawing for phones and one for wider columns; styles show one of them.
 */
export function ChartDrawing({ chart }: { chart: Chart }) {
  return (
    <>
      <ChartSvg chart={chart} sheet={narrowSheet} />
      <ChartSvg chart={chart} sheet={wideSheet} />
    </>
  );
}

export function ChartSvg({ chart, sheet }: { chart: Chart; sheet: Sheet }) {
  const { height, parts } = kinds[chart.kind].draw(chart, sheet);
  return (
    <svg
      role="img"
      aria-label={describeChart(chart)}
      viewBox={`0 0 ${sheet.width} ${Math.ceil(height)}`}
      fontSize={sheet.font}
      className={sheet.isWide ? "chart-wide" : "chart-narrow"}
    >
      {parts}
    </svg>
  );
}

/** The data as a sentence for each row. */
export function describeChart({ kind, title, unit, data, mark, note }: Chart): string {
  const rows = data.rows.map(([label, ...cells]) => {
    const values = cells.map(({ text }, index) => {
      const name = cells.length > 1 ? `${data.columns[index + 1]} ` : "";
      return `${name}${text || "none"}`;
    });
    return `${label?.text}: ${values.join(", ")}`;
  });
  const words = note?.replace(/\s*\|\s*/, ", ");
  const marked = words ? `. Marked${mark && /\d/.test(mark) ? ` at ${mark}` : ""}: ${words}` : "";
  return `${kinds[kind].name}, ${title}${unit ? `, ${unit}` : ""}. ${rows.join("; ")}${marked}.`;
}
