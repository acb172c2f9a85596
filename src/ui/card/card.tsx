import type { ComponentProps } from "react";
import { joinClasses } from "../join-classes.ts";

/**
 * The frame of a card. `linked` is for one that is a link as a whole: all its parts are in one link with the class
 * `card-face`.
 */
export function Card({
  linked = false,
  className,
  ...rest
}: { linked?: boolean } & ComponentProps<"article">) {
  return <article {...rest} className={joinClasses("card", linked && "card-link", className)} />;
}
