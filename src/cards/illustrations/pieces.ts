import { circlePath, hatchPath } from "./geometry.ts";

/** Thin construction line: dash and dot, as the axis of a part. */
export function centerLine(d: string): string {
  return `<path d="${d}" stroke-width="1" stroke-dasharray="12 4 2 4" stroke-opacity="0.55"/>`;
}

/** Hidden edge or projection: short dashes. */
export function hiddenLine(d: string): string {
  return `<path d="${d}" stroke-width="1" stroke-dasharray="4 4" stroke-opacity="0.6"/>`;
}

/** Surface of a cut part: tinted, hatched at 45 degrees. */
export function cut(x: number, y: number, width: number, height: number): string {
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" stroke="none" fill="currentColor" fill-opacity="0.07"/>`,
    `<path d="${hatchPath(x, y, width, height, 8)}" stroke-width="1" stroke-opacity="0.35"/>`,
  ].join("");
}

/** Horizontal dimension from `x1` to `x2`, with its two end ticks and arrow heads. */
export function dimension(x1: number, x2: number, y: number): string {
  const d = `M${x1} ${y - 6}v12M${x2} ${y - 6}v12M${x1} ${y}H${x2}M${x1 + 6} ${y - 3}l-6 3 6 3M${x2 - 6} ${y - 3}l6 3-6 3`;
  return `<path d="${d}" stroke-width="1" stroke-opacity="0.7"/>`;
}

/** Vertical dimension from `y1` down to `y2`. */
export function rise(x: number, y1: number, y2: number): string {
  const d = `M${x - 6} ${y1}h12M${x - 6} ${y2}h12M${x} ${y1}V${y2}M${x - 3} ${y1 + 6}l3-6 3 6M${x - 3} ${y2 - 6}l3 6 3-6`;
  return `<path d="${d}" stroke-width="1" stroke-opacity="0.7"/>`;
}

/** Joints and stations: rings with the ground showing inside. `points` are pairs of x and y. */
export function nodes(points: ReadonlyArray<[number, number]>, radius = 4.5): string {
  const d = points.map(([x, y]) => circlePath(x, y, radius)).join("");
  return `<path d="${d}" fill="var(--color-raised)"/>`;
}

/** The one marked point of a drawing. */
export function markedNode(x: number, y: number, radius = 5.5): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--color-marker)" stroke="none"/>`;
}

/** The marker stroke of a drawing. */
export function marker(d: string): string {
  return `<path d="${d}" stroke="var(--color-marker)" stroke-width="2.5"/>`;
}
