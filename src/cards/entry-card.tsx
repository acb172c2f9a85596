import type { Entry } from "../content/entries/index.ts";
import { type CardPlace, kindStamp } from "./card-labels.ts";
import { CardPicture } from "./card-picture.tsx";
import { CardWords } from "./card-words.tsx";
import { LinkedCard } from "./linked-card.tsx";

export interface EntryCardProps {
  entry: Entry;
  /** Heading level of the title: 2 if cards directly follow the `h1`. */
  level?: 2 | 3;
  /** Determines which badge is shown. */
  place?: CardPlace;
  /** Position in a row of cards, starting at 0. */
  index?: number;
}

/** A card with its illustration above its text (spec 2.8). */
export function EntryCard({ entry, level = 3, place = "list", index }: EntryCardProps) {
  return (
    <LinkedCard entry={entry} className="h-full min-h-90">
      <CardPicture
        entry={entry}
        stamp={kindStamp(entry, place)}
        className="aspect-2/1 border-b border-line"
      />
      <CardWords
        entry={entry}
        place={place}
        index={index}
        level={level}
        titleClass="text-xl leading-tight tracking-tight"
      />
    </LinkedCard>
  );
}
