import { linearAxis, markAxis } from "./axis.ts";
import { Limit } from "./bars.tsx";
import type { Chart } from "./chart-data.ts";
import {
  box,
  type Drawn,
  disc,
  GridBelow,
  hatch,
  LINE,
  round,
  type Sheet,
  Words,
  widthOf,
} from "./chart-parts.tsx";
import { LabeledRows, layOutRows } from "./labeled-rows.tsx";

/** More ticks than this in a bar aren't readable. */
const MAX_TICKS = 60;

/** Rows with start and length, and optionally the number of ticks to spread over the length. */
export function drawGantt(chart: Chart, sheet: Sheet): Drawn {
  const { data } = chart;
  const limit = chart.mark === undefined ? undefined : Number(chart.mark);
  const axis = markAxis(chart, limit === undefined ? [] : [limit]) ?? linearAxis([]);
  const rows = layOutRows(data, sheet, { top: chart.note ? LINE + 10 : 4, barHeight: 14 });
  const room = Math.min(110, 12 + Math.max(0, ...data.rows.map((row) => widthOf(row[2]?.text ?? "", sheet))));
  const toX = (value: number) => round(rows.left + axis.place(value) * (sheet.width - room - rows.left));
  const spans = data.rows.flatMap(([, start, length, ticks], row) => {
    const bar = rows.bars[row];
    if (!bar || start?.value === undefined || length?.value === undefined) return [];
    const [from, to] = [toX(start.value), toX(start.value + Math.max(0, length.value))];
    const count = Math.min(MAX_TICKS, Math.max(0, Math.floor(ticks?.value ?? 0)));
    return [{ ...bar, from, width: Math.max(2, round(to - from)), count, text: length.text }];
  });
  return {
    height: rows.bottom + (chart.unit ? 2 : 1) * LINE + 10,
    parts: (
      <>
        <GridBelow
          axis={axis}
          toX={toX}
          top={rows.top}
          bottom={rows.bottom}
          caption={chart.unit}
          sheet={sheet}
        />
        <path d={`M${rows.left} ${rows.bottom}H${sheet.width - room}`} className="chart-axis" />
        <LabeledRows rows={rows} />
        {spans.map(({ y, height, from, width, count, text }) => (
          <g key={y}>
            <path d={box(from, y, width, height)} className="chart-ground" />
            <path d={hatch(from, y, width, height)} className="chart-hatch" />
            <path d={box(from, y, width, height)} className="chart-edge" />
            <path
              d={spread(count, from, width)
                .map((x) => disc(x, y + height / 2, 4))
                .join("")}
              className="chart-dot"
            />
            <Words
              x={from + width + 7}
              y={y + height / 2 + 4.5}
              lines={[text]}
              className="chart-strong chart-halo"
            />
          </g>
        ))}
        {limit !== undefined && (
          <Limit x={toX(limit)} top={rows.top} bottom={rows.bottom} note={chart.note} sheet={sheet} />
        )}
      </>
    ),
  };
}

/** Spreads ticks from one end of a bar to the other. */
function spread(count: number, from: number, width: number): number[] {
  const inner = Math.max(0, width - 10);
  return Array.from({ length: count }, (_, index) =>
    round(from + Math.min(5, width / 2) + (count === 1 ? 0 : (index * inner) / (count - 1))),
  );
}
