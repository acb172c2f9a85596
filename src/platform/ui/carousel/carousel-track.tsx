import { Children, isValidElement, type ReactNode } from "react";
import { joinClasses } from "../join-classes.ts";

/** The cards of a `Carousel`, as a list that scrolls with or without JavaScript. */
export function CarouselTrack({
  label,
  className = "carousel-track snap-row",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const cards = Children.toArray(children);
  return (
    <ul
      // Safari drops the list role if `list-style` is none.
      // biome-ignore lint/a11y/noRedundantRoles: see above.
      role="list"
      aria-label={label}
      tabIndex={cards.length > 1 ? 0 : -1}
      className={joinClasses(className, cards.length === 1 && "carousel-single")}
    >
      {cards.map((card, position) => (
        <li key={isValidElement(card) ? card.key : position} className="grid min-w-0">
          {card}
        </li>
      ))}
    </ul>
  );
}
