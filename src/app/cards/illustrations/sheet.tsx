import type { ReactNode } from "react";
import type { IllustrationVariant } from "../../../catalogue/illustration.ts";
import { sheetAddresses } from "./sheet-address.ts";

/**
 * A drawing on the measured grid, in the color of the text around it (`text-accent` for the category). It fills
 * its box and crops at the edges; lines keep their weight at every size. `drawing` names what the sheet of drawings
 * holds; the grid alone is for lines of one's own.
 */
export function Sheet({
  drawing = "grid",
  children,
  className = "",
}: {
  drawing?: IllustrationVariant | "grid";
  children?: ReactNode;
  className?: string;
}) {
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
      <use href={`${sheetAddresses.illustrations}#${drawing}`} />
      {children}
    </svg>
  );
}
