import { linearAxis, markAxis, writeNumber } from "./axis.ts";
import type { Chart, ChartCell } from "./chart-data.ts";
import {
  box,
  type Drawn,
  GridBelow,
  HatchedBox,
  LINE,
  round,
  type Sheet,
  Words,
  widthOf,
} from "./chart-parts.tsx";
import { LabeledRows, layOutRows } from "./labeled-rows.tsx";

/** Horizontal bars; a range is a bar between its ends. Bars beyond `mark` are hatched. */
export function drawBars(chart: Chart, sheet: Sheet): Drawn {
  const { data, factor } = chart;
  const limit = chart.mark === undefined ? undefined : Number(chart.mark);
  const axis = markAxis(chart, limit === undefined ? [] : [limit]) ?? linearAxis([]);
  const series = Math.max(1, data.columns.length - 1);
  const rows = layOutRows(data, sheet, {
    top: chart.note ? LINE + 10 : 4,
    barHeight: series > 1 ? 11 * series : 16,
  });
  const values = data.rows.flatMap((row) => row.slice(1));
  const room = Math.min(120, 12 + Math.max(0, ...values.map(({ text }) => widthOf(shorten(text), sheet))));
  const toX = (value: number) => round(rows.left + axis.place(value) * (sheet.width - room - rows.left));
  const zero = toX(Math.max(axis.min, 0));
  const pair = (factor ?? "").split(/\D+/).map((row) => Number(row) - 1);
  const compared = pair.flatMap((row) => {
    const [bar, value] = [rows.bars[row], data.rows[row]?.[1]?.value];
    return bar && value !== undefined && value > 0 ? [{ ...bar, value }] : [];
  });
  const bottom = rows.bottom + (factor ? 30 : 0);
  const bars = rows.bars.flatMap(({ y, height }, row) =>
    (data.rows[row] ?? []).slice(1).map((cell, index) => ({
      cell,
      index,
      y: round(y + (index * height) / series),
      height: round(height / series - (series > 1 ? 2 : 0)),
    })),
  );
  return {
    height: bottom + (chart.unit ? 2 : 1) * LINE + 10,
    parts: (
      <>
        <GridBelow axis={axis} toX={toX} top={rows.top} bottom={bottom} caption={chart.unit} sheet={sheet} />
        <LabeledRows rows={rows} />
        {bars.map(({ cell, index, y, height }) => (
          <Bar
            key={y}
            cell={cell}
            isHatched={index > 0 || isBeyond(cell, limit)}
            {...{ y, height, toX, zero }}
          />
        ))}
        <path d={`M${zero} ${rows.top}V${bottom}`} className="chart-axis" />
        {limit !== undefined && (
          <Limit x={toX(limit)} top={rows.top} bottom={bottom} note={chart.note} sheet={sheet} />
        )}
        <Factor pair={compared} toX={toX} y={bottom - 10} />
      </>
    ),
  };
}

function Bar({
  cell,
  isHatched,
  y,
  height,
  toX,
  zero,
}: {
  cell: ChartCell;
  isHatched: boolean;
  y: number;
  height: number;
  toX: (value: number) => number;
  zero: number;
}) {
  if (cell.value === undefined) return null;
  const [from, to] = cell.high === undefined ? [zero, toX(cell.value)] : [toX(cell.value), toX(cell.high)];
  const [x, width] = [Math.min(from, to), Math.max(1, Math.abs(to - from))];
  return (
    <>
      {isHatched ? (
        <HatchedBox x={x} y={y} width={width} height={height} />
      ) : (
        <path d={box(x, y, width, height)} className="chart-full" />
      )}
      <Words
        x={x + width + 6}
        y={y + height / 2 + 4.5}
        lines={[shorten(cell.text)]}
        className="chart-strong chart-halo"
      />
    </>
  );
}

/** A reference line with words above it. */
export function Limit({
  x,
  top,
  bottom,
  note,
  sheet,
}: {
  x: number;
  top: number;
  bottom: number;
  note?: string | undefined;
  sheet: Sheet;
}) {
  const half = widthOf(note ?? "", sheet) / 2;
  const at = Math.min(Math.max(x, half), Math.max(half, sheet.width - half));
  return (
    <>
      <path d={`M${x} ${top - 6}V${bottom}`} className="chart-mark" />
      {note && <Words x={at} y={top - 12} lines={[note]} anchor="middle" className="chart-mark-words" />}
    </>
  );
}

/** A dimension line between the ends of two bars, with the second value as a multiple of the first. */
function Factor({
  pair: [from, to],
  toX,
  y,
}: {
  pair: ReadonlyArray<{ y: number; height: number; value: number }>;
  toX: (value: number) => number;
  y: number;
}) {
  if (!from || !to) return null;
  const [low, high] = [from, to].sort((a, b) => a.value - b.value);
  if (!low || !high) return null;
  const [start, end] = [toX(low.value), toX(high.value)];
  const factor = high.value / low.value;
  const words = `${writeNumber(factor >= 10 ? Math.round(factor) : round(factor))}×`;
  return (
    <>
      <path
        d={`M${start} ${low.y + low.height}V${y + 6}M${end} ${high.y + high.height}V${y + 6}`}
        className="chart-extension"
      />
      <path
        d={`M${start} ${y}H${end}M${start - 4} ${y + 4}l8 -8M${end - 4} ${y + 4}l8 -8`}
        className="chart-mark"
      />
      <Words
        x={(start + end) / 2}
        y={y + 4.5}
        lines={[words]}
        anchor="middle"
        className="chart-mark-words chart-halo"
      />
    </>
  );
}

const isBeyond = ({ value = 0, high = value }: ChartCell, limit: number | undefined) =>
  limit !== undefined && high > limit;

/** A cell's number without words that the axis already says. */
const shorten = (text: string) => (text.length > 14 ? text.replace(/^(\S+(?:\s?–\s?\S+)?).*/, "$1") : text);
