import type { IllustrationVariant } from "#content/entries/illustration.ts";
import type { Measure } from "#content/entries/measure.ts";
import { drawFamily } from "./families/draw-family.ts";
import grid from "./grid.svg?url";

interface IllustrationProps {
  variant: IllustrationVariant;
  /** How many parts the drawing has, and how many of them are highlighted. */
  measure?: Measure | undefined;
  className?: string;
}

/**
 * An entry's illustration (spec 3), drawn in the text color. Decorative. It fills its box, is cropped at the edges, and
 * keeps its line weight at every size.
 */
export function Illustration({ variant, measure, className = "h-full w-full" }: IllustrationProps) {
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
      <MeasuredDrawing variant={variant} measure={measure} />
    </svg>
  );
}

/** The drawing without its grid and sheet, for other renderers. */
export function MeasuredDrawing({
  variant,
  measure,
}: {
  variant: IllustrationVariant;
  measure?: Measure | undefined;
}) {
  return drawFamily(variant, measure?.count, measure?.part);
}
