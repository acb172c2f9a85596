import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";

/**
 * The shell of a card. `linked` makes the whole card answer to the one link inside that has the class
 * `card-target`; further links or buttons need `relative z-2` to stay above it.
 */
export function Card({
  linked = false,
  className,
  ...rest
}: { linked?: boolean } & ComponentProps<"article">) {
  return <article {...rest} className={joinClasses("card", linked && "card-link", className)} />;
}
