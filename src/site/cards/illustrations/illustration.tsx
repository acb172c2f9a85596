import type { ReactNode } from "react";
import type { IllustrationVariant } from "#content/entries/illustration.ts";
import type { Measure } from "#content/entries/measure.ts";
import { drawFamily } from "./families/draw-family.ts";
import grid from "./grid.svg?url";
import { MeasureLabels } from "./measure-labels.tsx";

interface IllustrationProps {
  variant?: IllustrationVariant;
  /** The entry's numbers. Without them, the drawing has no dimension line and no leader. */
  measure?: Measure | undefined;
  children?: ReactNode;
  className?: string;
}

/**
 * An entry's illustration (spec 3), drawn in the text color. Decorative: its numbers are also in the entry's text. It fills
 * its box, is cropped at the edges, and keeps its line weight at every size. Without a variant, it renders only the
 * grid, for a drawing passed as children.
 */
export function Illustration({ variant, measure, children, className = "h-full w-full" }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className={`drawing ${className}`}
      aria-hidden="true"
    >
      <use href={`${grid}#grid`} />
      {variant && <MeasuredDrawing variant={variant} measure={measure} />}
      {children}
    </svg>
  );
}

/** The drawing without its grid and sheet, for other renderers. */
export function MeasuredDrawing({
  variant,
  measure = {},
}: {
  variant: IllustrationVariant;
  measure?: Measure | undefined;
}) {
  const drawn = drawFamily(variant, measure.count, measure.part);
  return (
    <>
      {drawn.lines}
      <MeasureLabels drawn={drawn} measure={measure} />
    </>
  );
}
