import { round } from "../../../ui/drafting/svg-paths.ts";
import type { Axis } from "./axis.ts";
import type { ChartData } from "./chart-data.ts";
import { breakWords, LINE, type Sheet, Words, widthOf } from "./chart-parts.tsx";

interface LaidOutRows {
  top: number;
  bottom: number;
  /** Where the bars may start. */
  left: number;
  bars: Array<{ y: number; height: number }>;
  labels: Array<{ y: number; lines: string[] }>;
}

/** The widest that labels get beside the bars. */
const MAX_LABEL = 220;

/** Puts labels beside the bars on a wide sheet, and above them on a narrow one. */
export function layOutRows(
  { rows }: ChartData,
  sheet: Sheet,
  { top, barHeight }: { top: number; barHeight: number },
): LaidOutRows {
  const texts = rows.map((row) => row[0]?.text ?? "");
  const width = Math.min(MAX_LABEL, 14 + Math.max(0, ...texts.map((text) => widthOf(text, sheet))));
  let bottom = top + (sheet.isWide ? 6 : 0);
  const [bars, labels]: [LaidOutRows["bars"], LaidOutRows["labels"]] = [[], []];
  for (const text of texts) {
    const lines = breakWords(text, sheet.isWide ? width - 14 : sheet.width, sheet);
    const words = lines.length * LINE;
    const height = sheet.isWide ? Math.max(words, barHeight) : words + 4 + barHeight;
    const y = sheet.isWide ? bottom + (height - barHeight) / 2 : bottom + words + 4;
    bars.push({ y, height: barHeight });
    labels.push({ y: bottom + (sheet.isWide ? (height - words) / 2 : 0) + LINE - 4, lines });
    bottom += height + (sheet.isWide ? 12 : 9);
  }
  return { top, bottom, left: sheet.isWide ? width : 0, bars, labels };
}

export function LabeledRows({ rows }: { rows: LaidOutRows }) {
  return rows.labels.map(({ y, lines }) => (
    <Words key={y} x={0} y={y} lines={lines} className="chart-name chart-halo" />
  ));
}

/** Room above the rows for a note. */
export const noteHeight = (note: string | undefined) => (note ? LINE + 10 : 4);

/** A reference line with a note above it. It leaves out the labels in its way. */
export function Limit({
  x,
  rows: { top, labels },
  bottom,
  note,
  sheet,
}: {
  x: number;
  rows: Pick<LaidOutRows, "top" | "labels">;
  bottom: number;
  note?: string | undefined;
  sheet: Sheet;
}) {
  const half = widthOf(note ?? "", sheet) / 2;
  const at = Math.min(Math.max(x, half), Math.max(half, sheet.width - half));
  const gaps = labels
    .filter(({ lines }) => lines.some((words) => widthOf(words, sheet) + 4 > x))
    .map(({ y, lines }) => `V${round(y - LINE + 3)}M${x} ${round(y + (lines.length - 1) * LINE + 6)}`);
  return (
    <>
      <path d={`M${x} ${top - 6}${gaps.join("")}V${bottom}`} className="chart-mark" />
      {note && <Words x={at} y={top - 12} lines={[note]} anchor="middle" className="chart-mark-words" />}
    </>
  );
}

/** Vertical grid lines from `top` to `bottom` with their values below. */
export function GridBelow({
  axis,
  toX,
  top,
  bottom,
  caption,
  sheet,
}: {
  axis: Axis;
  toX: (value: number) => number;
  top: number;
  bottom: number;
  caption?: string | undefined;
  sheet: Sheet;
}) {
  const marks = axis.ticks.map(({ at, label }) => ({ x: round(toX(at)), label }));
  const end = marks.at(-1)?.x ?? sheet.width;
  const captionEnd = Math.min(sheet.width, Math.max(end + 10, widthOf(caption ?? "", sheet)));
  return (
    <>
      <path d={marks.map(({ x }) => `M${x} ${top}V${bottom}`).join("")} className="chart-grid" />
      {marks.map(({ x, label }) => (
        <Words
          key={x}
          x={x}
          y={bottom + LINE}
          lines={[label]}
          anchor={x < 12 ? "start" : x > sheet.width - 12 ? "end" : "middle"}
        />
      ))}
      {caption && <Words x={captionEnd} y={bottom + 2 * LINE + 2} lines={[caption]} anchor="end" />}
    </>
  );
}
