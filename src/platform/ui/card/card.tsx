import type { ComponentProps } from "react";
import { joinClasses } from "../join-classes.ts";

/** A `linked` card contains a `.card-face` with exactly one link, which covers the whole card. */
export function Card({
  linked = false,
  className,
  ...rest
}: { linked?: boolean } & ComponentProps<"article">) {
  return <article {...rest} className={joinClasses("card", linked && "card-link", className)} />;
}
