import { circlePath, hatchPath } from "./geometry.ts";

/** Thin construction line: dash and dot, as the axis of a part. */
export function CenterLine({ d, marked = false }: { d: string; marked?: boolean }) {
  return (
    <path
      d={d}
      strokeWidth="1"
      strokeDasharray="12 4 2 4"
      {...(marked ? { className: "stroke-marker", strokeWidth: "1.5" } : { strokeOpacity: "0.55" })}
    />
  );
}

/** Hidden edge or projection: short dashes. */
export function HiddenLine({ d }: { d: string }) {
  return <path d={d} strokeWidth="1" strokeDasharray="4 4" strokeOpacity="0.6" />;
}

/** Surface of a cut part: tinted, hatched at 45 degrees. */
export function Cut({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} stroke="none" fill="currentColor" fillOpacity="0.07" />
      <path d={hatchPath(x, y, width, height, 8)} strokeWidth="1" strokeOpacity="0.35" />
    </>
  );
}

/** Horizontal dimension from `x1` to `x2`, with its two end ticks and arrow heads. */
export function Dimension({ x1, x2, y }: { x1: number; x2: number; y: number }) {
  return (
    <path
      d={`M${x1} ${y - 6}v12M${x2} ${y - 6}v12M${x1} ${y}H${x2}M${x1 + 6} ${y - 3}l-6 3 6 3M${x2 - 6} ${y - 3}l6 3-6 3`}
      strokeWidth="1"
      strokeOpacity="0.7"
    />
  );
}

/** Vertical dimension from `y1` down to `y2`. */
export function Rise({ x, y1, y2 }: { x: number; y1: number; y2: number }) {
  return (
    <path
      d={`M${x - 6} ${y1}h12M${x - 6} ${y2}h12M${x} ${y1}V${y2}M${x - 3} ${y1 + 6}l3-6 3 6M${x - 3} ${y2 - 6}l3 6 3-6`}
      strokeWidth="1"
      strokeOpacity="0.7"
    />
  );
}

/** Joints and stations: rings with the ground showing inside. `points` are pairs of x and y. */
export function Nodes({
  points,
  radius = 4.5,
}: {
  points: ReadonlyArray<[number, number]>;
  radius?: number;
}) {
  return <path d={points.map(([x, y]) => circlePath(x, y, radius)).join("")} className="fill-raised" />;
}

/** The one marked point of a drawing. */
export function MarkedNode({ x, y, radius = 5.5 }: { x: number; y: number; radius?: number }) {
  return <circle cx={x} cy={y} r={radius} className="fill-marker" stroke="none" />;
}

/** The marker stroke of a drawing. */
export function Marker({ d }: { d: string }) {
  return <path d={d} className="stroke-marker" strokeWidth="2.5" />;
}
