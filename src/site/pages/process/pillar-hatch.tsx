import type { ReactElement } from "react";
import type { Pillar } from "#content/entries/pillars.ts";

/** Each pillar has its own hatching, like the materials in a cross-section drawing. */
const hatchings: Record<Pillar, ReactElement | "solid"> = {
  "Context-Led Discovery": (
    <path d="M1 1h1.500v1.500h-1.500zM4 4h1.500v1.500h-1.500z" fill="currentColor" stroke="none" />
  ),
  "Strategy in Motion": <path d="M-1 1 1-1M0 6 6 0M5 7 7 5" />,
  "Intelligent Execution": <path d="M-1 1 1-1M0 6 6 0M5 7 7 5M-1 5 1 7M0 0 6 6M5-1 7 1" />,
  "Outcome-Driven Optimization": "solid",
};

/** A bar with its pillar's hatching, for use inside an SVG. */
export function PillarBar({
  pillar,
  id,
  x,
  y,
  width,
  height,
}: {
  pillar: Pillar;
  /** Pattern id; must be unique on the page. */
  id: string;
  x: string | number;
  y: number;
  width: string | number;
  height: number;
}) {
  const hatching = hatchings[pillar];
  const place = { x, y, width, height };
  if (hatching === "solid") return <rect {...place} className="fill-marker stroke-marker" />;
  return (
    <>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" className="text-brand">
          {hatching}
        </g>
      </pattern>
      <rect {...place} className="fill-raised" />
      <rect {...place} fill={`url(#${id})`} className="stroke-brand" />
    </>
  );
}
