import { readMark } from "./axis.ts";
import { type Chart, type ChartKind, listValues } from "./chart-data.ts";
import { breakWords, type Drawn, narrowSheet, type Sheet, Words, wideSheet } from "./chart-parts.tsx";

/** Draws one kind of chart. */
export type Draw = (chart: Chart, sheet: Sheet) => Drawn;

/**
 * Draws a chart from its table, on the server and again in a browser when the numbers in the table change. There is a
 * drawing for phones and one for wider columns; styles show one of them.
 */
export function ChartDrawing({ chart, draw }: { chart: Chart; draw: Draw }) {
  return (
    <>
      <ChartSvg chart={chart} draw={draw} sheet={narrowSheet} />
      <ChartSvg chart={chart} draw={draw} sheet={wideSheet} />
    </>
  );
}

export function ChartSvg({ chart, draw, sheet }: { chart: Chart; draw: Draw; sheet: Sheet }) {
  const { height, parts } = draw(chart, sheet);
  return (
    <svg
      role="img"
      aria-label={describeChart(chart)}
      viewBox={`0 0 ${sheet.width} ${Math.ceil(height)}`}
      fontSize={sheet.font}
      className={sheet.isWide ? "chart-wide" : "chart-narrow"}
    >
      {listValues(chart.data).length > 0 ? parts : <NothingToDraw height={height} sheet={sheet} />}
    </svg>
  );
}

/** In place of a drawing if no cell is a number; of the same size. */
function NothingToDraw({ height, sheet }: { height: number; sheet: Sheet }) {
  const lines = breakWords("With these numbers, there is nothing to draw.", sheet.width, sheet);
  return <Words x={sheet.width / 2} y={height / 2} lines={lines} anchor="middle" />;
}

const kindNames: Record<ChartKind, string> = {
  lines: "Line chart",
  bars: "Bar chart",
  dots: "Dot chart",
  cells: "Chart of squares",
  waterfall: "Waterfall chart",
  gantt: "Chart of periods",
  "two-by-two": "Two-by-two chart",
};

/** The data as a sentence for each row. */
export function describeChart(chart: Chart): string {
  const { kind, title, unit, data, mark, note } = chart;
  const rows = data.rows.map(([label, ...cells]) => {
    const values = cells.map(({ text }, index) => {
      const name = cells.length > 1 ? `${data.columns[index + 1]} ` : "";
      return `${name}${text || "none"}`;
    });
    return `${label?.text}: ${values.join(", ")}`;
  });
  const words = note?.replace(/\s*\|\s*/, ", ");
  const isDrawn = mark === "crossing" || readMark(chart) !== undefined;
  const marked = words && isDrawn ? `. Marked${mark === "crossing" ? "" : ` at ${mark}`}: ${words}` : "";
  return `${kindNames[kind]}, ${title}${unit ? `, ${unit}` : ""}. ${rows.join("; ")}${marked}.`;
}
