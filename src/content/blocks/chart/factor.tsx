import { round } from "../../../ui/drafting/svg-paths.ts";
import { writeNumber } from "./axis.ts";
import { Words } from "./chart-parts.tsx";

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
