import type { ReactNode } from "react";
import type { IllustrationVariant } from "../../content/illustration.ts";
import illustrations from "./illustrations.svg?url";

/**
 * Illustration of an entry (spec 3), in the text color. Decoration only. It fills its box and is cropped at the edges. Lines
 * keep their weight at every size. Without a variant, it is only the grid, for a drawing passed as children.
 */
export function Illustration({
  variant,
  children,
  className = "h-full w-full",
}: {
  variant?: IllustrationVariant;
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
      <use href={`${illustrations}#grid`} />
      {variant && <use href={`${illustrations}#${variant}`} />}
      {children}
    </svg>
  );
}
