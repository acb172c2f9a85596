import { circle, round } from "../../../ui/drafting/svg-paths.ts";
import { linearAxis, markAxis, readAcross, writerLike } from "./axis.ts";
import { type Chart, columnCells, listValues } from "./chart-data.ts";
import { breakWords, type Drawn, LINE, type Sheet, Words, widthOf } from "./chart-parts.tsx";
import { findMark, LineMark, type Series } from "./line-mark.tsx";

/** px between two labels of the horizontal axis */
const BETWEEN = 3;

/** One line for each column after the first; names and last values are at the lines' ends. */
export function drawLines(chart: Chart, sheet: Sheet): Drawn {
  const { data } = chart;
  const across = readAcross(data);
  const series = data.columns.slice(1).map((name, index): Series => {
    const points = columnCells(data, index + 1).flatMap(({ value, text }, row) =>
      value === undefined ? [] : [{ at: across.at[row] ?? row, value, text }],
    );
    return { name, points };
  });
  const xAxis = markAxis(chart) ?? linearAxis(across.at);
  const write = writerLike(data);
  const yAxis = linearAxis(listValues(data), {}, write);
  const [top, bottom] = [3.5 * LINE, sheet.isWide ? 290 : 240];
  const left = 8 + Math.max(...yAxis.ticks.map(({ label }) => widthOf(label, sheet)));
  const right = sheet.width - (sheet.isWide ? 132 : 84);
  const toX = (value: number) => round(left + xAxis.place(value) * (right - left));
  const toY = (value: number) => round(bottom - yAxis.place(value) * (bottom - top));
  const marked = findMark(chart, xAxis, series);
  const names = data.rows.map((row, index) => ({ x: toX(index), label: row[0]?.text ?? "" }));
  const ticks = across.isNumeric
    ? xAxis.ticks.map(({ at, label }) => ({ x: toX(at), label }))
    : thin(names, right - left, sheet);
  const labels = ticks.filter(({ x, label }) => {
    const apart = marked && Math.abs(x - toX(marked.at)) - BETWEEN;
    return apart === undefined || 2 * apart > widthOf(label, sheet) + widthOf(marked?.text ?? "", sheet);
  });
  const ends = series.flatMap(({ points }) => points.slice(-1));
  return {
    height: bottom + (chart.x ? 2 : 1) * LINE + 10,
    parts: (
      <>
        {chart.unit && <Words x={0} y={LINE - 3} lines={[chart.unit]} />}
        <path
          d={yAxis.ticks.map(({ at }) => `M${round(left)} ${toY(at)}H${right}`).join("")}
          className="chart-grid"
        />
        <path d={`M${round(left)} ${bottom}H${right}`} className="chart-axis" />
        {yAxis.ticks.map(({ at, label }) => (
          <Words key={at} x={left - 8} y={toY(at) + 4.5} lines={[label]} anchor="end" />
        ))}
        {labels.map(({ x, label }) => (
          <Words key={x} x={x} y={bottom + LINE} lines={[label]} anchor="middle" />
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
          d={ends.map(({ at, value }) => circle([toX(at), toY(value)], 3.5)).join("")}
          className="chart-full"
        />
        <EndLabels {...{ series, toY, write, bottom, sheet }} x={right} />
        {marked && (
          <LineMark
            chart={chart}
            x={toX(marked.at)}
            y={toY(marked.value)}
            text={marked.text}
            {...{ left, top, bottom, sheet }}
          />
        )}
      </>
    ),
  };
}

/** Names with last values beside the lines' ends, moved apart where they would touch, and up from the axis labels. */
function EndLabels({
  series,
  toY,
  write,
  x,
  sheet,
  bottom,
}: {
  series: readonly Series[];
  toY: (value: number) => number;
  write: (value: number) => string;
  x: number;
  sheet: Sheet;
  bottom: number;
}) {
  const room = sheet.width - x - 14;
  const labels = series
    .flatMap(({ name, points }) => {
      const last = points.at(-1);
      const lines = breakWords(name, room, sheet);
      if (!last) return [];
      const text = widthOf(last.text, sheet) > room ? write(last.value) : last.text;
      return [{ name, lines, text, end: toY(last.value), height: (lines.length + 1) * LINE }];
    })
    .sort((a, b) => a.end - b.end);
  let limit = bottom + 3;
  const highest = labels
    .toReversed()
    .map(({ end, height }) => {
      const top = Math.min(end - LINE + 2, limit - height);
      limit = top - 4;
      return top;
    })
    .toReversed();
  let free = 0;
  const placed = labels.map((label, index) => {
    const top = Math.max(free, highest[index] ?? 0);
    free = top + label.height + 4;
    return { ...label, top };
  });
  return placed.map(({ name, lines, text, end, height, top }) => (
    <g key={name}>
      <path d={`M${x + 5} ${end}L${x + 11} ${round(top + LINE - 6)}`} className="chart-axis" />
      <Words x={x + 14} y={top + LINE - 2} lines={lines} className="chart-strong" />
      <Words x={x + 14} y={top + height - 2} lines={[text]} />
    </g>
  ));
}

/** Leaves out labels that would touch, but keeps the last. */
function thin(labels: Array<{ x: number; label: string }>, width: number, sheet: Sheet) {
  const longest = Math.max(0, ...labels.map(({ label }) => widthOf(label, sheet))) + 10;
  const step = Math.max(1, Math.ceil((longest * (labels.length - 1)) / width));
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
