import { joinClasses } from "../ui/join-classes.ts";
import { CardBadge } from "./card-badge.tsx";
import { CardFoot } from "./card-foot.tsx";
import { kindStamp } from "./card-labels.ts";
import { CardPicture } from "./card-picture.tsx";
import { CardTags } from "./card-tags.tsx";
import type { EntryCardProps } from "./entry-card.tsx";
import { KpiLine } from "./kpi-line.tsx";
import { LinkedCard } from "./linked-card.tsx";

/**
 * An entry that stands alone in its row: the same contents, the picture beside the words from 768 px. `featured`
 * draws it as a blueprint, for the one piece that a page shows first (spec 2.8).
 */
export function WideCard({
  entry,
  level = 3,
  place = "list",
  index,
  featured = false,
}: EntryCardProps & { featured?: boolean }) {
  const Heading = `h${level}` as const;
  return (
    <LinkedCard
      entry={entry}
      index={index}
      className={joinClasses("min-h-90 wrap-anywhere", featured && "blueprint")}
      faceClassName="md:grid md:grid-cols-2"
    >
      <CardPicture
        entry={entry}
        stamp={featured ? "Featured" : kindStamp(entry, place)}
        className="aspect-2/1 border-b border-line md:picture-beside"
      />
      <div className="card-body lg:p-10">
        <CardBadge entry={entry} place={place} />
        <Heading
          className={
            featured ? "text-3xl tracking-display" : "text-xl leading-tight tracking-tight lg:text-2xl"
          }
        >
          {entry.title}
        </Heading>
        <p className="line-clamp-2 max-w-prose text-sm text-balance text-ink-soft lg:text-base">
          {entry.teaser ?? entry.summary}
        </p>
        <CardTags entry={entry} place={place} />
        <div className="mt-auto grid gap-3">
          {entry.type === "caseStudy" && <KpiLine entry={entry} alone />}
          <CardFoot entry={entry} />
        </div>
      </div>
    </LinkedCard>
  );
}
