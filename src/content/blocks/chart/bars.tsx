import { round } from "../../../ui/drafting/svg-paths.ts";
import { linearAxis, markAxis, readMark } from "./axis.ts";
import type { Chart, ChartCell } from "./chart-data.ts";
import { box, type Drawn, HatchedBox, LINE, type Sheet, Words, widthOf } from "./chart-parts.tsx";
import { Factor } from "./factor.tsx";
import { GridBelow, LabeledRows, Limit, layOutRows, noteHeight } from "./rows.tsx";

/** px */
const KEY_HEIGHT = 24;

/** Horizontal bars; a range is a bar between its ends. Bars beyond `mark` are hatched, as are those of a second column. */
export function drawBars(chart: Chart, sheet: Sheet): Drawn {
  const { data, factor } = chart;
  const limit = readMark(chart);
  const axis = markAxis(chart, limit) ?? linearAxis([]);
  const names = data.columns.slice(1);
  const hasKey = names.length > 1;
  const keyHeight = hasKey ? KEY_HEIGHT : 0;
  const rows = layOutRows(data, sheet, {
    top: noteHeight(chart.note) + keyHeight,
    barHeight: hasKey ? 12 * names.length : 16,
  });
  const texts = data.rows.flatMap((row) => row.slice(1).map(({ text }) => widthOf(shorten(text), sheet)));
  const room = Math.min(120, 12 + Math.max(0, ...texts));
  const toX = (value: number) => round(rows.left + axis.place(value) * (sheet.width - room - rows.left));
  const zero = toX(Math.max(axis.min, 0));
  const bottom = rows.bottom + (factor ? 32 : 0);
  const bars = rows.bars.flatMap(({ y, height }, row) =>
    (data.rows[row] ?? []).slice(1).flatMap((cell, index) => {
      const isHatched = index > 0 || isBeyond(cell, limit);
      const [top, thickness] = [
        y + (index * height) / names.length,
        height / names.length - (hasKey ? 2 : 0),
      ];
      return cell.value === undefined
        ? []
        : [{ ...place(cell, toX, zero), y: round(top), thickness, isHatched, text: cell.text }];
    }),
  );
  const ends = (factor ?? "").split(/\D+/).flatMap((row) => {
    const [bar, value] = [rows.bars[Number(row) - 1], data.rows[Number(row) - 1]?.[1]?.value];
    return bar && value !== undefined && value > 0 ? [{ y: bar.y + bar.height, value }] : [];
  });
  return {
    height: bottom + (chart.unit ? 2 : 1) * LINE + 10,
    parts: (
      <>
        {hasKey && <Key names={names} y={LINE - 3} sheet={sheet} />}
        <GridBelow axis={axis} toX={toX} top={rows.top} bottom={bottom} caption={chart.unit} sheet={sheet} />
        {bars.map(({ x, width, y, thickness, isHatched }) =>
          isHatched ? (
            <HatchedBox key={y} x={x} y={y} width={width} height={thickness} />
          ) : (
            <path key={y} d={box(x, y, width, thickness)} className="chart-full" />
          ),
        )}
        <path d={`M${zero} ${rows.top}V${bottom}`} className="chart-axis" />
        {limit !== undefined && (
          <Limit x={toX(limit)} rows={rows} bottom={bottom} note={chart.note} sheet={sheet} />
        )}
        <Factor ends={ends} toX={toX} y={bottom - 10} />
        <LabeledRows rows={rows} />
        {bars.map(({ x, width, y, thickness, text }) => (
          <Words
            key={y}
            x={x + width + 6}
            y={y + thickness / 2 + 4.5}
            lines={[shorten(text)]}
            className="chart-strong chart-halo"
          />
        ))}
      </>
    ),
  };
}

/** From zero to the value, or from one end of a range to the other. */
function place({ value = 0, high }: ChartCell, toX: (value: number) => number, zero: number) {
  const [from, to] = high === undefined ? [zero, toX(value)] : [toX(value), toX(high)];
  return { x: Math.min(from, to), width: Math.max(1, round(Math.abs(to - from))) };
}

function Key({ names, y, sheet }: { names: readonly string[]; y: number; sheet: Sheet }) {
  let x = 0;
  const keys = names.map((name) => {
    const key = { name, x, isFirst: x === 0 };
    x += widthOf(name, sheet) + 38;
    return key;
  });
  return keys.map(({ name, x, isFirst }) => (
    <g key={name}>
      {isFirst ? (
        <path d={box(x, y - 10, 16, 10)} className="chart-full" />
      ) : (
        <HatchedBox x={x} y={y - 10} width={16} height={10} />
      )}
      <Words x={x + 22} y={y} lines={[name]} />
    </g>
  ));
}

const isBeyond = ({ value = 0, high = value }: ChartCell, limit: number | undefined) =>
  limit !== undefined && high > limit;

/** A long cell's number without the words after it. */
const shorten = (text: string) => (text.length > 14 ? text.replace(/^(\S+(?:\s?–\s?\S+)?).*/, "$1") : text);
