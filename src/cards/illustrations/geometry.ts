/** A full circle as a path, so that several share one element. */
export function circlePath(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** Lines at 45 degrees that fill a rectangle, `step` apart along its edges. */
export function hatchPath(x: number, y: number, width: number, height: number, step: number): string {
  const lines: string[] = [];
  for (let offset = step; offset < width + height; offset += step) {
    const startX = Math.max(0, offset - height);
    const endX = Math.min(offset, width);
    lines.push(`M${x + startX} ${y + offset - startX}L${x + endX} ${y + offset - endX}`);
  }
  return lines.join("");
}

/** A point on a circle; `degrees` run clockwise from the top. Rounded to a tenth, which no eye can tell. */
export function pointOnCircle(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
}

/** An arc on a circle, clockwise from one angle to another, in degrees from the top; under a half turn. */
export function arcPath(x: number, y: number, radius: number, from: number, to: number): string {
  return `M${pointOnCircle(x, y, radius, from).join(" ")}A${radius} ${radius} 0 0 1 ${pointOnCircle(x, y, radius, to).join(" ")}`;
}

/** Short radial strokes between two radii, `count` around the full circle. */
export function ticksPath(x: number, y: number, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, position) => {
    const degrees = (360 / count) * position;
    return `M${pointOnCircle(x, y, inner, degrees).join(" ")}L${pointOnCircle(x, y, outer, degrees).join(" ")}`;
  }).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
