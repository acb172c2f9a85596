import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

/** A small label. `category` colors it; `quiet` sets it back (industry, tags). */
export function Badge({
  category,
  quiet = false,
  className,
  children,
}: {
  category?: string | undefined;
  quiet?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      data-category={category}
      className={joinClasses("badge", quiet ? "badge-quiet" : "badge-dot", className)}
    >
      {children}
    </span>
  );
}
