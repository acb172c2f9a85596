import type { ReactNode } from "react";

/** Measures of every illustration's sheet, in units of its view box. One grid module is 20. */
const WIDTH = 320;
const HEIGHT = 180;

/**
 * The sheet that all illustrations are drawn on: the measured grid, lines in the colour of the text around it
 * (`text-accent` for the category). It fills its box and crops at the edges, so the drawing keeps to the middle
 * 280 x 150. Lines keep their weight at every size (`.drawing` in the stylesheet).
 */
export function Sheet({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className={`drawing ${className}`}
      aria-hidden="true"
    >
      <path d={GRID} strokeWidth="1" strokeOpacity="0.1" />
      <path
        d="M0 0V180M100 0V180M200 0V180M300 0V180M0 40H320M0 140H320"
        strokeWidth="1"
        strokeOpacity="0.12"
      />
      {children}
    </svg>
  );
}

const GRID = [
  ...Array.from({ length: 15 }, (_, column) => `M${20 * (column + 1)} 0V${HEIGHT}`),
  ...Array.from({ length: 8 }, (_, row) => `M0 ${20 * (row + 1)}H${WIDTH}`),
].join("");
