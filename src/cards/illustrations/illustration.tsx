import type { ReactNode } from "react";
import type { IllustrationVariant } from "../../content/illustration.ts";
import illustrations from "./illustrations.svg?url";

/**
 * An entry's illustration (spec 3), drawn in the text color. Decorative. It fills its box, is cropped at the edges, and
 * keeps its line weight at every size. Without a variant, it renders only the grid, for a drawing passed as children.
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
