import { joinClasses } from "../ui/join-classes.ts";
import { kindStamp } from "./card-labels.ts";
import { CardPicture } from "./card-picture.tsx";
import { CardWords } from "./card-words.tsx";
import type { EntryCardProps } from "./entry-card.tsx";
import { LinkedCard } from "./linked-card.tsx";

/** A full-width card. From 768 px, the image is beside the text. `featured` makes it a dark sheet (spec 2.8). */
export function WideCard({
  entry,
  level = 3,
  place = "list",
  index = 0,
  featured = false,
}: EntryCardProps & { featured?: boolean }) {
  return (
    <LinkedCard
      entry={entry}
      className={joinClasses("min-h-90", featured && "dark-sheet")}
      faceClassName="md:grid md:grid-cols-2"
    >
      <CardPicture
        entry={entry}
        stamp={featured ? "Featured" : kindStamp(entry, place)}
        className="aspect-2/1 border-b border-line md:picture-beside"
      />
      <CardWords
        entry={entry}
        place={place}
        index={index}
        level={level}
        className="lg:p-10"
        titleClass={
          featured ? "text-3xl tracking-display" : "text-xl leading-tight tracking-tight lg:text-2xl"
        }
        summaryClass="max-w-prose text-balance lg:text-base"
        alone
      />
    </LinkedCard>
  );
}
