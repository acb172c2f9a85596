import type { SVGProps } from "react";

/** The kinds of lines and surfaces in a drawing. Colors come from the page. */
const looks = {
  line: {},
  /** A line a little finer than an edge. */
  detail: { strokeWidth: 1.25 },
  fine: { strokeWidth: 1 },
  faint: { strokeWidth: 1, strokeOpacity: 0.35 },
  axis: { strokeWidth: 1, strokeOpacity: 0.55, strokeDasharray: "12 4 2 4" },
  hidden: { strokeWidth: 1, strokeOpacity: 0.6, strokeDasharray: "4 4" },
  marker: { strokeWidth: 2.5, className: "stroke-marker" },
  /** Hides what is behind it. */
  face: { className: "fill-raised" },
  thinFace: { strokeWidth: 1.25, className: "fill-raised" },
  tint: { fill: "currentColor", fillOpacity: 0.08, fillRule: "evenodd" },
  /** The end of a leader. */
  dot: { strokeWidth: 4, strokeLinecap: "round" },
  point: { className: "fill-marker", stroke: "none" },
} satisfies Record<string, SVGProps<SVGPathElement>>;

export function Ink({ as, d }: { as: keyof typeof looks; d: string }) {
  return d === "" ? null : <path {...looks[as]} d={d} />;
}
