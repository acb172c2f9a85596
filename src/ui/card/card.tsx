import type { ComponentProps } from "react";
import { joinClasses } from "../join-classes.ts";

/** The box of a card. In a `linked` one, a box with the class `card-face` contains exactly one link, which covers the card. */
export function Card({
  linked = false,
  className,
  ...rest
}: { linked?: boolean } & ComponentProps<"article">) {
  return <article {...rest} className={joinClasses("card", linked && "card-link", className)} />;
}
