import type { ReactNode } from "react";
import type { IllustrationVariant } from "../../content/illustration.ts";
import { sheetAddresses } from "./sheet-address.ts";

/**
 * The drawn picture of an entry (spec 3), hidden from assistive technology: the title beside it says it all. It takes
 * the color of the text around it (`text-accent` under `data-category`), fills its box and crops at the edges; lines
 * keep their weight at every size. `grid` is the measured grid alone, for lines of one's own.
 */
export function Illustration({
  variant,
  children,
  className = "h-full w-full",
}: {
  variant: IllustrationVariant | "grid";
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
      <use href={`${sheetAddresses.illustrations}#${variant}`} />
      {children}
    </svg>
  );
}
