import type { ReactNode } from "react";
import { joinClasses } from "../join-classes.ts";

/** A dimension line with its measurement in the middle: `|--- 6 weeks ---|`. */
export function Dimension({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={joinClasses("dimension", className)}>{children}</p>;
}
