import type { Stroke } from "../drawing.tsx";
import { impactDrawings } from "./impact.ts";

const marks = {
  marker: 'stroke="var(--color-marker)" stroke-linejoin="round"',
  drawn: 'stroke="var(--color-marker)" stroke-linejoin="round" pathLength="1"',
  node: 'fill="var(--color-marker)" stroke="none"',
};
const fills = {
  raised: 'fill="var(--color-raised)"',
  paper: 'fill="var(--color-paper)"',
  tint: 'fill="currentColor" fill-opacity="0.05"',
};

/**
 * The sheet that holds the drawings of the impact areas, below the first screen of a page whose HTML must be short.
 * Each is two groups: `#funnel`, and over it `#funnel-mark`, whose stroke takes its dashes from the `use` around it.
 */
export function drawImpactSheet(): string {
  const groups = Object.entries(impactDrawings).flatMap(([id, strokes]) => [
    group(
      id,
      strokes.filter(({ mark }) => !mark),
    ),
    group(
      `${id}-mark`,
      strokes.filter(({ mark }) => mark),
    ),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`;
}

function group(id: string, strokes: readonly Stroke[]): string {
  return `<g id="${id}">${strokes.map(path).join("")}</g>`;
}

function path({ d, mark, fill, width, dash, opacity }: Stroke): string {
  const attributes = [
    `d="${d}" vector-effect="non-scaling-stroke"`,
    ...(mark ? [marks[mark]] : []),
    ...(fill ? [fills[fill]] : []),
    ...(width ? [`stroke-width="${width}"`] : []),
    ...(dash ? [`stroke-dasharray="${dash}"`] : []),
    ...(opacity ? [`stroke-opacity="${opacity}"`] : []),
  ];
  return `<path ${attributes.join(" ")}/>`;
}
