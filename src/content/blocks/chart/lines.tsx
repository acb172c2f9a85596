import { linearAxis, markAxis, readAcross, writerLike } from "./axis.ts";
import { type Chart, columnCells, listValues } from "./chart-data.ts";
import {
  breakWords,
  type Drawn,
  disc,
  LINE,
  round,
  type Sheet,
  splitNote,
  Words,
  widthOf,
} from "./chart-parts.tsx";

interface Series {
  name: string;
  /** Where the row has a value. */
  points: Array<{ at: number; value: number; text: string }>;
}

/** One line for each column after the first; names and last values are at the lines' ends. */
export function drawLines(chart: Chart, sheet: Sheet): Drawn {
  const { data } = chart;
  const across = readAcross(data);
  const series = data.columns.slice(1).map((name, index): Series => {
    const cells = columnCells(data, index + 1);
    const points = cells.flatMap(({ value, text }, row) =>
      value === undefined ? [] : [{ at: across.at[row] ?? row, value, text }],
    );
    return { name, points };
  });
  const gutter = sheet.isWide ? 136 : 88;
  const [top, bottom, right] = [3.5 * LINE, sheet.isWide ? 280 : 236, sheet.width - gutter];
  const xAxis = markAxis(chart) ?? linearAxis(across.at);
  const yAxis = linearAxis(listValues(data), { steps: 4 }, writerLike(data));
  const toX = (value: number) => round(xAxis.place(value) * right);
  const toY = (value: number) => round(bottom - yAxis.place(value) * (bottom - top));
  const marked = findMark(chart.mark, series);
  const labels = across.isNumeric
    ? xAxis.ticks.map(({ at, label }) => ({ x: toX(at), label }))
    : thin(
        data.rows.map((row, index) => ({ x: toX(index), label: row[0]?.text ?? "" })),
        right,
        sheet,
      );
  return {
    height: bottom + 2 * LINE + 10,
    parts: (
      <>
        {chart.unit && <Words x={0} y={LINE - 3} lines={[chart.unit]} />}
        <path d={yAxis.ticks.map(({ at }) => `M0 ${toY(at)}H${right}`).join("")} className="chart-grid" />
        <path d={`M0 ${bottom}H${right}`} className="chart-axis" />
        {yAxis.ticks.slice(1).map(({ at, label }) => (
          <Words key={at} x={0} y={toY(at) - 4} lines={[label]} className="chart-halo" />
        ))}
        {labels.map(({ x, label }) => (
          <Words key={x} x={x} y={bottom + LINE} lines={[label]} anchor={endAnchor(x, right)} />
        ))}
        {chart.x && <Words x={right} y={bottom + 2 * LINE + 2} lines={[chart.x]} anchor="end" />}
        {series.map(({ name, points }, index) => (
          <path
            key={name}
            d={points.map(({ at, value }, place) => `${place ? "L" : "M"}${toX(at)} ${toY(value)}`).join("")}
            className={`chart-line chart-line-${(index % 4) + 1}`}
          />
        ))}
        <path
          d={series
            .flatMap(({ points }) => points.slice(-1))
            .map(({ at, value }) => disc(toX(at), toY(value), 3.5))
            .join("")}
          className="chart-full"
        />
        <EndLabels series={series} toY={toY} x={right} sheet={sheet} bottom={bottom} />
        {marked && (
          <MarkLine
            chart={chart}
            x={toX(marked.at)}
            y={toY(marked.value)}
            text={marked.text}
            {...{ top, bottom, right, sheet }}
          />
        )}
      </>
    ),
  };
}

/** The given place, or where the first two lines first cross. */
function findMark(mark: string | undefined, series: readonly Series[]) {
  const [first, second] = series;
  if (!mark || !first) return undefined;
  if (mark !== "crossing") {
    const at = Number(mark);
    return Number.isFinite(at) ? { at, value: valueAt(first, at), text: mark } : undefined;
  }
  const gaps = first.points.flatMap(({ at, value }) => {
    const other = second?.points.find((point) => point.at === at);
    return other ? [{ at, value, gap: value - other.value }] : [];
  });
  for (const [index, to] of gaps.entries()) {
    const from = gaps[index - 1];
    if (!from || from.gap === 0 || Math.sign(from.gap) === Math.sign(to.gap)) continue;
    const share = from.gap / (from.gap - to.gap);
    const at = from.at + share * (to.at - from.at);
    return { at, value: from.value + share * (to.value - from.value), text: String(round(at)) };
  }
  return undefined;
}

function valueAt({ points }: Series, at: number): number {
  const after = points.findIndex((point) => point.at >= at);
  const to = points[after] ?? points.at(-1);
  const from = points[after - 1] ?? to;
  if (!from || !to) return 0;
  return to.at > from.at
    ? from.value + ((at - from.at) / (to.at - from.at)) * (to.value - from.value)
    : to.value;
}

/** A marker stroke with a ring where the first two lines meet. */
function MarkLine({
  chart,
  x,
  y,
  text,
  top,
  bottom,
  right,
  sheet,
}: {
  chart: Chart;
  x: number;
  y: number;
  text: string;
  top: number;
  bottom: number;
  right: number;
  sheet: Sheet;
}) {
  const [before, after] = splitNote(chart.note);
  const isSplit =
    after !== undefined && widthOf(before, sheet) + 10 < x && widthOf(after, sheet) + 10 < sheet.width - x;
  const words = after === undefined ? before : `${before}, ${after}`;
  const isLeft = x > right / 2;
  const room = (isLeft ? x : sheet.width - x) - 10;
  return (
    <>
      <path d={`M${x} ${top - LINE}V${bottom + 5}`} className="chart-mark" />
      <path d={disc(x, y, 5.5)} className="chart-ring" />
      {isSplit ? (
        <>
          <Words x={x - 8} y={top - LINE + 8} lines={[before]} anchor="end" className="chart-mark-words" />
          <Words x={x + 8} y={top - LINE + 8} lines={[after]} className="chart-mark-words" />
        </>
      ) : (
        <Words
          x={isLeft ? x - 8 : x + 8}
          y={top - LINE + 8}
          lines={breakWords(words, room, sheet)}
          anchor={isLeft ? "end" : "start"}
          className="chart-mark-words"
        />
      )}
      <Words x={x} y={bottom + LINE + 2} lines={[text]} anchor="middle" className="chart-mark-words" />
    </>
  );
}

/** Names with last values beside the lines' ends, moved apart where they would touch. */
function EndLabels({
  series,
  toY,
  x,
  sheet,
  bottom,
}: {
  series: readonly Series[];
  toY: (value: number) => number;
  x: number;
  sheet: Sheet;
  bottom: number;
}) {
  const labels = series
    .flatMap(({ name, points }) => {
      const last = points.at(-1);
      const lines = breakWords(name, sheet.width - x - 12, sheet);
      return last
        ? [{ name, lines, text: last.text, end: toY(last.value), height: (lines.length + 1) * LINE }]
        : [];
    })
    .sort((a, b) => a.end - b.end);
  let free = 0;
  const placed = labels.map((label) => {
    const top = Math.max(free, label.end - LINE + 2);
    free = top + label.height + 4;
    return { ...label, top };
  });
  const shift = Math.max(0, Math.min(free - bottom - 8, placed[0]?.top ?? 0));
  return placed.map(({ name, lines, text, end, height, top }) => (
    <g key={name}>
      <path d={`M${x + 4} ${end}L${x + 10} ${round(top - shift + LINE - 6)}`} className="chart-axis" />
      <Words x={x + 13} y={top - shift + LINE - 2} lines={lines} className="chart-strong" />
      <Words x={x + 13} y={top - shift + height - 2} lines={[text]} />
    </g>
  ));
}

const endAnchor = (x: number, right: number) => (x <= 1 ? "start" : x >= right - 1 ? "end" : "middle");

/** Leaves out labels that would touch, but keeps the last. */
function thin(labels: Array<{ x: number; label: string }>, right: number, sheet: Sheet) {
  const longest = Math.max(0, ...labels.map(({ label }) => widthOf(label, sheet))) + 10;
  const step = Math.max(1, Math.ceil((longest * (labels.length - 1)) / right));
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
