import { circlePath } from "../../../cards/illustrations/geometry.ts";
import type { Stroke } from "../drawing.tsx";

/** The axis of a part: dash and dot. */
export function axis(d: string, opacity = 0.55): Stroke {
  return { d, width: 1, dash: "12 4 2 4", opacity };
}

/** A thin line that explains: a measure, a section, a second edge. */
export function thin(d: string, opacity: number, width = 1): Stroke {
  return { d, width, opacity };
}

/** Joints and stations: rings with the ground showing inside. */
export function nodes(points: ReadonlyArray<[number, number]>, radius = 4.5): Stroke {
  return { d: points.map(([x, y]) => circlePath(x, y, radius)).join(""), fill: "raised" };
}

/** The marked stroke and the marked point of a drawing. */
export function marker(d: string): Stroke {
  return { d, mark: "marker", width: 2.5 };
}
export function markedNode(x: number, y: number, radius = 5.5): Stroke {
  return { d: circlePath(x, y, radius), mark: "node" };
}

/** A horizontal measure with its end ticks and arrow heads. */
export function measure(x1: number, x2: number, y: number): Stroke {
  return thin(
    `M${x1} ${y - 6}v12M${x2} ${y - 6}v12M${x1} ${y}H${x2}M${x1 + 6} ${y - 3}l-6 3 6 3M${x2 - 6} ${y - 3}l6 3-6 3`,
    0.7,
  );
}
