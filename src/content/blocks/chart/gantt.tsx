import { circle, round } from "../../../ui/drafting/svg-paths.ts";
import { linearAxis, markAxis, readMark } from "./axis.ts";
import type { Chart } from "./chart-data.ts";
import { box, type Drawn, HatchedBox, LINE, type Sheet, Words, widthOf } from "./chart-parts.tsx";
import { GridBelow, LabeledRows, Limit, layOutRows, noteHeight } from "./rows.tsx";

/** More ticks than this in a bar aren't readable. */
const MAX_TICKS = 60;
/** px */
const RADIUS = 4.5;

/** Rows with start and length, and optionally the number of ticks to spread over the length. */
export function drawGantt(chart: Chart, sheet: Sheet): Drawn {
  const { data } = chart;
  const limit = readMark(chart);
  const axis = markAxis(chart, limit) ?? linearAxis([]);
  const rows = layOutRows(data, sheet, { top: noteHeight(chart.note), barHeight: 16 });
  const room = Math.min(110, 12 + Math.max(0, ...data.rows.map((row) => widthOf(row[2]?.text ?? "", sheet))));
  const right = sheet.width - room;
  const toX = (value: number) => round(rows.left + axis.place(value) * (right - rows.left));
  const spans = data.rows.flatMap(([, start, length, ticks], row) => {
    const bar = rows.bars[row];
    if (!bar || start?.value === undefined || length?.value === undefined) return [];
    const [x, end] = [toX(start.value), toX(start.value + Math.max(0, length.value))];
    const width = Math.max(2, round(end - x));
    const dots = spread(Math.floor(ticks?.value ?? 0), x, width, round(bar.y + bar.height / 2));
    return [{ y: round(bar.y), height: bar.height, x, width, dots, text: length.text }];
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
        <path d={`M${round(rows.left)} ${rows.bottom}H${round(right)}`} className="chart-axis" />
        {spans.map(({ y, height, x, width }) => (
          <g key={y}>
            <path d={box(x, y, width, height)} className="chart-ground" />
            <HatchedBox x={x} y={y} width={width} height={height} />
          </g>
        ))}
        {limit !== undefined && (
          <Limit x={toX(limit)} rows={rows} bottom={rows.bottom} note={chart.note} sheet={sheet} />
        )}
        <path d={spans.flatMap(({ dots }) => dots).join("")} className="chart-dot" />
        <LabeledRows rows={rows} />
        {spans.map(({ y, height, x, width, text }) => (
          <Words
            key={y}
            x={x + width + 7}
            y={y + height / 2 + 4.5}
            lines={[text]}
            className="chart-strong chart-halo"
          />
        ))}
      </>
    ),
  };
}

/** Spreads ticks from one end of a bar to the other, smaller if they would overlap. */
function spread(ticks: number, from: number, width: number, y: number): string[] {
  const count = Math.min(MAX_TICKS, Math.max(0, ticks));
  const radius = Math.max(1.5, Math.min(RADIUS, width / (2 * count)));
  const edge = Math.min(radius === RADIUS ? 6 : radius, width / 2);
  const step = count > 1 ? (width - 2 * edge) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => circle([round(from + edge + index * step), y], radius));
}
