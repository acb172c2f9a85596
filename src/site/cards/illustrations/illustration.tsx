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
 * An entry's illustration (spec 3), drawn in the text color. Decorative. It fits its box, which its grid overflows, and
 * keeps its line weight at every size.
 */
export function Illustration({ variant, measure, className = "" }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 320 180"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className={`drawing size-full overflow-visible ${className}`}
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
