import type { ReactNode } from "react";
import type { Entry } from "../../catalogue/entries/index.ts";
import { entryPath } from "../../site/index.ts";
import { eventAttributes } from "../analytics/index.ts";
import { Card } from "../controls/card.tsx";
import { joinClasses } from "../controls/join-classes.ts";
import type { CardPlace } from "./card-labels.ts";

interface LinkedCardProps {
  entry: Entry;
  place: CardPlace;
  /** Place in its row, from 0, where it is in one. */
  index: number | undefined;
  className: string;
  /** How the parts of the card are laid out. */
  faceClassName?: string;
  children: ReactNode;
}

/** What its press is called (spec 7.4). */
const pressedIn = {
  hub: { event: "carousel_click", label: "content_hub_item", location: "content_hub" },
  list: { event: "card_click", label: "content_card" },
} as const satisfies Record<CardPlace, object>;

/** A card that is one link to its entry as a whole, so that every part of it can be pressed (spec 2.8). */
export function LinkedCard({ entry, place, index, className, faceClassName, children }: LinkedCardProps) {
  return (
    <Card linked className={className} data-category={entry.badge?.id}>
      <a
        href={entryPath(entry.type, entry.slug)}
        className={joinClasses("card-face", faceClassName)}
        {...eventAttributes({
          ...pressedIn[place],
          category: "engagement",
          item_title: entry.title,
          item_slug: entry.slug,
          item_type: entry.type,
          index,
        })}
      >
        {children}
      </a>
    </Card>
  );
}
