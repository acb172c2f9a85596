import type { ReactNode } from "react";
import { joinClasses } from "../join-classes.ts";

/** A small label in the color of the current category, or gray if `quiet`. */
export function Badge({
  quiet = false,
  className,
  children,
}: {
  quiet?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={joinClasses("badge", quiet ? "badge-quiet" : "badge-dot", className)}>{children}</span>
  );
}
