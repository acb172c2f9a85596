import { writeNumber } from "./axis.ts";
import { LINE, round, type Sheet, Words, widthOf } from "./chart-parts.tsx";

/** Room above the rows for a note. */
export const noteHeight = (note: string | undefined) => (note ? LINE + 10 : 4);

/** A reference line with a note above it. */
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

interface End {
  /** Lower edge of the bar. */
  y: number;
  value: number;
}

/** A dimension line between the ends of two bars, with one value as a multiple of the other. */
export function Factor({
  ends,
  toX,
  y,
}: {
  ends: readonly End[];
  toX: (value: number) => number;
  y: number;
}) {
  const [low, high] = ends.toSorted((a, b) => a.value - b.value);
  if (!low || !high) return null;
  const [start, end] = [toX(low.value), toX(high.value)];
  const factor = high.value / low.value;
  const words = `${writeNumber(factor >= 10 ? Math.round(factor) : round(factor))}x`;
  return (
    <>
      <path d={`M${start} ${low.y}V${y + 6}M${end} ${high.y}V${y + 6}`} className="chart-extension" />
      <path
        d={`M${start} ${y}H${end}M${start - 4} ${y + 4}l8 -8M${end - 4} ${y + 4}l8 -8`}
        className="chart-mark"
      />
      <Words x={(start + end) / 2} y={y - 6} lines={[words]} anchor="middle" className="chart-mark-words" />
    </>
  );
}
