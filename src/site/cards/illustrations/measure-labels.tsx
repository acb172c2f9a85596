import type { Measure } from "#content/entries/measure.ts";
import { at, type Point } from "#platform/ui/drafting/svg-paths.ts";
import type { Drawn } from "./families/family.ts";
import { Ink } from "./families/ink.tsx";

const SIZE = 13;
/** Average width of a character in the site's typeface. */
const CHARACTER = 0.53 * SIZE;
const MARGIN = 16;
/** The horizontal part of the leader, below its label. */
const LANDING_Y = 29;
const DIM_Y = 163;

/** The dimension line and the leader, each only if it has a label. */
export function MeasureLabels({ drawn, measure }: { drawn: Drawn; measure: Measure }) {
  return (
    <>
      {measure.dim !== undefined && <DimensionLine ends={drawn.dim} label={measure.dim} />}
      {measure.leader !== undefined && <Leader {...drawn.leader} label={measure.leader} />}
    </>
  );
}

function DimensionLine({ ends: [left, right], label }: { ends: Drawn["dim"]; label: string }) {
  return (
    <>
      <Ink
        as="fine"
        d={`M${left} 148v18M${right} 148v18M${left} ${DIM_Y}H${right}M${left + 6} ${DIM_Y - 3}l-6 3 6 3M${right - 6} ${DIM_Y - 3}l6 3-6 3`}
      />
      <Label x={(left + right) / 2} y={DIM_Y - 4} anchor="middle" label={label} />
    </>
  );
}

function Leader({ to, corner, label }: { to: Point; corner: "left" | "right"; label: string }) {
  const isLeft = corner === "left";
  const start = isLeft ? MARGIN : 320 - MARGIN;
  const end = start + (isLeft ? 1 : -1) * label.length * CHARACTER;
  // The leader bends above its target, or as close to that as its label reaches.
  const [near, far] = [Math.min(start, end), Math.max(start, end)];
  const bend = Math.min(far, Math.max(near, to[0] + (isLeft ? -8 : 8)));
  return (
    <>
      <Ink as="fine" d={`M${at(start)} ${LANDING_Y}H${at(end)}M${at(bend)} ${LANDING_Y}L${at(...to)}`} />
      <Ink as="dot" d={`M${at(...to)}h0`} />
      <Label x={start} y={LANDING_Y - 4} anchor={isLeft ? "start" : "end"} label={label} />
    </>
  );
}

function Label({
  x,
  y,
  anchor,
  label,
}: {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  label: string;
}) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize={SIZE} fontWeight="500" stroke="none" className="fill-ink">
      {label}
    </text>
  );
}
