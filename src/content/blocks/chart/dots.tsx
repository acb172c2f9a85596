import { isOfAWhole, linearAxis, markAxis } from "./axis.ts";
import { Limit } from "./bars.tsx";
import type { Chart } from "./chart-data.ts";
import { type Drawn, disc, GridBelow, LINE, round, type Sheet, Words } from "./chart-parts.tsx";

/** px */
const RADIUS = 4.5;
/** Dots higher than this are drawn on top of each other. */
const MAX_PILE = 14;
const MAX_UNITS = 400;

/** Values as dots over an axis with a limit; or, for cells like `3 of 40`, a dot for each unit. */
export function drawDots(chart: Chart, sheet: Sheet): Drawn {
  return isOfAWhole(chart.data) ? drawUnits(chart, sheet) : drawStrip(chart, sheet);
}

function drawStrip(chart: Chart, sheet: Sheet): Drawn {
  const limit = chart.mark === undefined ? undefined : Number(chart.mark);
  const axis = markAxis(chart, limit === undefined ? [] : [limit]) ?? linearAxis([]);
  const inset = RADIUS + 4;
  const [top, bottom] = [chart.note ? LINE + 10 : 8, sheet.isWide ? 158 : 150];
  const toX = (value: number) => round(inset + axis.place(value) * (sheet.width - 2 * inset));
  const piles = new Map<number, number>();
  const dots = chart.data.rows.flatMap(([, cell]) => {
    if (cell?.value === undefined) return [];
    const pitch = 2 * RADIUS + 1;
    const slot = Math.round(toX(cell.value) / pitch);
    const pile = piles.get(slot) ?? 0;
    piles.set(slot, pile + 1);
    const y = bottom - 8 - RADIUS - Math.min(pile, MAX_PILE) * pitch;
    const isBeyond = limit !== undefined && cell.value < limit;
    return [{ path: disc(slot * pitch, y, RADIUS), isBeyond }];
  });
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
          <Limit x={toX(limit)} top={top} bottom={bottom} note={chart.note} sheet={sheet} />
        )}
      </>
    ),
  };
}

/** A row of dots for each row of the table: those that count are filled. */
function drawUnits({ data }: Chart, sheet: Sheet): Drawn {
  const pitch = sheet.width / (sheet.isWide ? 40 : 20);
  const perLine = sheet.isWide ? 40 : 20;
  let bottom = 0;
  const groups = data.rows.map(([label, cell]) => {
    const whole = Math.min(MAX_UNITS, Math.max(0, Math.floor(cell?.of ?? 0)));
    const part = Math.min(whole, Math.max(0, Math.round(cell?.value ?? 0)));
    const y = bottom + LINE - 3;
    const dots = Array.from({ length: whole }, (_, index) =>
      disc((index % perLine) * pitch + pitch / 2, y + 16 + Math.floor(index / perLine) * pitch, pitch * 0.34),
    );
    bottom = y + 20 + Math.max(1, Math.ceil(whole / perLine)) * pitch;
    return {
      y,
      label: label?.text ?? "",
      text: cell?.text ?? "",
      filled: dots.slice(0, part),
      empty: dots.slice(part),
    };
  });
  return {
    height: round(bottom),
    parts: groups.map(({ y, label, text, filled, empty }) => (
      <g key={y}>
        <Words x={0} y={y} lines={[label]} className="chart-name" />
        <Words x={sheet.width} y={y} lines={[text]} anchor="end" className="chart-strong" />
        <path d={empty.join("")} className="chart-edge" />
        <path d={filled.join("")} className="chart-full" />
      </g>
    )),
  };
}
