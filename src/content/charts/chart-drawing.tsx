import { createElement } from "react";
import { round } from "#platform/ui/drafting/svg-paths.ts";
import { type Chart, type ChartKind, listValues } from "./chart-data.ts";
import {
  breakWords,
  type Drawn,
  LINE,
  narrowSheet,
  type Shape,
  type Shapes,
  type Sheet,
  wideSheet,
  words,
} from "./shapes.ts";

/** Draws one kind of chart. */
export type Draw = (chart: Chart, sheet: Sheet) => Drawn;

/**
 * Draws a chart from its table, on the server and again in a browser when the numbers in the table change. Renders a
 * drawing for phones and one for wider columns; a container query shows one of them.
 */
export function ChartDrawing({ chart, draw }: { chart: Chart; draw: Draw }) {
  return [narrowSheet, wideSheet].map((sheet) => (
    <ChartSvg key={sheet.width} chart={chart} draw={draw} sheet={sheet} />
  ));
}

export function ChartSvg({ chart, draw, sheet }: { chart: Chart; draw: Draw; sheet: Sheet }) {
  const drawn = draw(chart, sheet);
  const isEmpty = listValues(chart.data).length === 0;
  const shapes = isEmpty ? nothingToDraw(drawn.height, sheet) : drawn.shapes;
  return <DrawnSvg label={describeChart(chart)} height={drawn.height} shapes={shapes} sheet={sheet} />;
}

/** Without a label, the element around it names the image. */
export function DrawnSvg({ label, height, shapes, sheet }: Drawn & { label?: string; sheet: Sheet }) {
  return createElement(
    "svg",
    {
      ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true }),
      viewBox: `0 0 ${sheet.width} ${Math.ceil(height)}`,
      fontSize: sheet.font,
      className: sheet.isWide ? "chart-wide" : "chart-narrow",
    },
    ...flatten(shapes).map(renderShape),
  );
}

function flatten(shapes: Shapes): Shape[] {
  if (!shapes) return [];
  return "d" in shapes || "lines" in shapes ? [shapes] : shapes.flatMap(flatten);
}

function renderShape(shape: Shape) {
  if ("d" in shape) return shape.d ? <path d={shape.d} className={shape.className} /> : null;
  const { x, y, anchor, lines, className } = shape;
  const [only = "", ...others] = lines;
  if (others.length === 0) {
    return (
      <text x={round(x)} y={round(y)} textAnchor={anchor} className={className}>
        {only}
      </text>
    );
  }
  const placed = lines.map((line, index) => ({ line, at: round(y + index * LINE) }));
  return (
    <text textAnchor={anchor} className={className}>
      {placed.map(({ line, at }) => (
        <tspan key={at} x={round(x)} y={at}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Replaces a drawing without numbers. It has the same size, so that nothing shifts. */
function nothingToDraw(height: number, sheet: Sheet): Shape {
  const lines = breakWords("With these numbers, there is nothing to draw.", sheet.width, sheet);
  return words(sheet.width / 2, height / 2, lines, "middle");
}

const kindNames: Record<ChartKind, string> = {
  lines: "Line chart",
  bars: "Bar chart",
  cells: "Chart of squares",
  waterfall: "Waterfall chart",
};

/** Writes the text alternative, which contains every row of the table. */
export function describeChart(chart: Chart): string {
  const { kind, title, unit, data, mark, note } = chart;
  const rows = data.rows.map(([label, ...cells]) => {
    const values = cells.map(({ text }, index) => {
      const name = cells.length > 1 ? `${data.columns[index + 1]} ` : "";
      return `${name}${text || "none"}`;
    });
    return `${label?.text}: ${values.join(", ")}`;
  });
  const isMarked = note && mark?.value !== undefined;
  const marked = isMarked ? `. Marked at ${mark.text}: ${note.replace(/\s*\|\s*/, ", ")}` : "";
  return `${kindNames[kind]}, ${title}${unit ? `, ${unit}` : ""}. ${rows.join("; ")}${marked}.`;
}
