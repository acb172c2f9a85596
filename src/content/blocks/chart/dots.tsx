import { circle, round } from "../../../ui/drafting/svg-paths.ts";
import { linearAxis, markAxis, readMark } from "./axis.ts";
import type { Chart } from "./chart-data.ts";
import { type Drawn, LINE, type Sheet, Words } from "./chart-parts.tsx";
import { GridBelow, Limit, noteHeight } from "./rows.tsx";

const MAX_UNITS = 400;
/** Dots in a line, from large dots to small ones. */
const PER_LINE = [20, 40, 60, 80, 120];

/** Values as dots over an axis with a limit; or, with a third column of wholes, a dot for each unit. */
export function drawDots(chart: Chart, sheet: Sheet): Drawn {
  return chart.data.columns.length > 2 ? drawUnits(chart, sheet) : drawStrip(chart, sheet);
}

function drawStrip(chart: Chart, sheet: Sheet): Drawn {
  const limit = readMark(chart);
  const axis = markAxis(chart, limit) ?? linearAxis([]);
  const radius = sheet.isWide ? 6 : 4.5;
  const pitch = 2 * radius + 1.5;
  const inset = radius + 6;
  const [top, bottom] = [noteHeight(chart.note), 150];
  const toX = (value: number) => round(inset + axis.place(value) * (sheet.width - 2 * inset));
  const piles = new Map<number, number>();
  const placed = chart.data.rows.flatMap(([, cell]) => {
    if (cell?.value === undefined) return [];
    const slot = Math.round(toX(cell.value) / pitch);
    const pile = piles.get(slot) ?? 0;
    piles.set(slot, pile + 1);
    return [{ slot, pile, isBeyond: limit !== undefined && cell.value < limit }];
  });
  // Dots of a high pile overlap.
  const rise = Math.min(pitch, (bottom - top - 16) / Math.max(1, ...piles.values()));
  const dots = placed.map(({ slot, pile, isBeyond }) => ({
    path: circle([slot * pitch, bottom - 6 - radius - pile * rise], radius),
    isBeyond,
  }));
  const join = (beyond: boolean) =>
    dots.flatMap(({ path, isBeyond }) => (isBeyond === beyond ? path : [])).join("");
  return {
    height: bottom + (chart.unit ? 2 : 1) * LINE + 10,
    parts: (
      <>
        <GridBelow axis={axis} toX={toX} top={top} bottom={bottom} caption={chart.unit} sheet={sheet} />
        <path d={`M0 ${bottom}H${sheet.width}`} className="chart-axis" />
        <path d={join(false)} className="chart-full" />
        <path d={join(true)} className="chart-ring" />
        {limit !== undefined && (
          <Limit x={toX(limit)} rows={{ top, labels: [] }} bottom={bottom} note={chart.note} sheet={sheet} />
        )}
      </>
    ),
  };
}

/** Dots for each row of the table, filled as far as the part goes. */
function drawUnits({ data }: Chart, sheet: Sheet): Drawn {
  const room = sheet.isWide ? 18 : 34;
  const groups = data.rows.map(([label, cell, of], row) => {
    const whole = Math.min(MAX_UNITS, Math.max(0, Math.floor(of?.value ?? 0)));
    const part = Math.min(whole, Math.max(0, Math.round(cell?.value ?? 0)));
    const fits = (count: number) => (Math.ceil(whole / count) * sheet.width) / count <= room;
    const perLine = PER_LINE.find(fits) ?? MAX_UNITS;
    const pitch = sheet.width / perLine;
    const y = row * (room + 2 * LINE) + LINE - 3;
    const dots = Array.from({ length: whole }, (_, index) => {
      const [x, line] = [(index % perLine) + 0.5, Math.floor(index / perLine) + 0.5];
      return circle([x * pitch, y + 8 + line * pitch], round(pitch * 0.34));
    });
    const [filled, empty] = [dots.slice(0, part).join(""), dots.slice(part).join("")];
    return { y, label: label?.text ?? "", text: `${cell?.text} of ${of?.text}`, filled, empty };
  });
  return {
    height: Math.max(1, data.rows.length * (room + 2 * LINE) - LINE + 4),
    parts: groups.map(({ y, label, text, filled, empty }) => (
      <g key={y}>
        <Words x={0} y={y} lines={[label]} className="chart-name" />
        <Words x={sheet.width} y={y} lines={[text]} anchor="end" className="chart-strong" />
        <path d={empty} className="chart-edge" />
        <path d={filled} className="chart-full" />
      </g>
    )),
  };
}
