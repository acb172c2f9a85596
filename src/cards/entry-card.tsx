import type { Entry } from "../content/entries/index.ts";
import { type CardPlace, kindStamp } from "./card-labels.ts";
import { CardPicture } from "./card-picture.tsx";
import { CardWords } from "./card-words.tsx";
import { LinkedCard } from "./linked-card.tsx";

export interface EntryCardProps {
  entry: Entry;
  /** Level of the title in the page's outline: 2 where the cards follow the page's heading directly. */
  level?: 2 | 3;
  /** Decides what the badge falls back to (spec 3). */
  place?: CardPlace;
  /** Place in its row, from 0, where it is in one. */
  index?: number;
}

/** One entry in a list: its illustration over its words (spec 2.8). */
export function EntryCard({ entry, level = 3, place = "list", index }: EntryCardProps) {
  return (
    <LinkedCard entry={entry} index={index} className="h-full min-h-90 wrap-anywhere">
      <CardPicture
        entry={entry}
        stamp={kindStamp(entry, place)}
        className="aspect-2/1 border-b border-line"
      />
      <CardWords
        entry={entry}
        place={place}
        level={level}
        titleClass="text-xl leading-tight tracking-tight"
      />
    </LinkedCard>
  );
}
