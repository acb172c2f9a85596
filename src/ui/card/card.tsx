import type { ComponentProps } from "react";
import { joinClasses } from "../join-classes.ts";

/** The box of a card. A `linked` one has all its content in one link with the class `card-face`. */
export function Card({
  linked = false,
  className,
  ...rest
}: { linked?: boolean } & ComponentProps<"article">) {
  return <article {...rest} className={joinClasses("card", linked && "card-link", className)} />;
}
