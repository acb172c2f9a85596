import { kindStamp } from "./card-labels.ts";
import { CardPicture } from "./card-picture.tsx";
import { CardWords } from "./card-words.tsx";
import type { EntryCardProps } from "./entry-card.tsx";
import { LinkedCard } from "./linked-card.tsx";

/** An entry that is alone in its group, as one short row: image, words, figure and action side by side. */
export function RowCard({ entry, level = 3, place = "list", index = 0 }: EntryCardProps) {
  return (
    <LinkedCard entry={entry} className="" faceClassName="md:grid md:grid-cols-[16rem_1fr]">
      <CardPicture
        entry={entry}
        stamp={kindStamp(entry, place)}
        className="aspect-2/1 border-b border-line md:picture-beside"
      />
      <CardWords
        entry={entry}
        place={place}
        index={index}
        level={level}
        className="lg:grid lg:grid-cols-[1fr_17rem] lg:grid-rows-[repeat(3,auto)_1fr] lg:gap-x-8 lg:*:last:col-start-2 lg:*:last:row-[1/-1]"
        titleClass="text-xl leading-tight tracking-tight"
        summaryClass="max-w-prose text-balance"
        alone
      />
    </LinkedCard>
  );
}
