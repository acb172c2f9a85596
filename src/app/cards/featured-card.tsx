import { Card } from "../controls/card.tsx";
import { CardBadge } from "./card-badge.tsx";
import { CardFoot } from "./card-foot.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardTags } from "./card-tags.tsx";
import { CardTitle } from "./card-title.tsx";
import type { EntryCardProps } from "./entry-card.tsx";
import { KpiLine } from "./kpi-line.tsx";

/** The one entry that a page shows first, across the whole width: the picture beside the words (spec 2.8). */
export function FeaturedCard({ entry, level = 2, place = "list" }: EntryCardProps) {
  return (
    <Card linked className="min-h-90 lg:grid lg:grid-cols-2" data-category={entry.badge?.id}>
      <CardPicture entry={entry} className="h-52 border-b border-line lg:h-auto lg:border-e lg:border-b-0" />
      <div className="card-body lg:gap-5 lg:p-10">
        <CardBadge entry={entry} place={place} />
        <CardTitle entry={entry} level={level} className="text-3xl tracking-display" />
        <p className="line-clamp-3 max-w-prose text-lg text-ink-soft">{entry.summary}</p>
        <CardTags entry={entry} place={place} />
        {entry.type === "caseStudy" && <KpiLine entry={entry} />}
        <CardFoot entry={entry} />
      </div>
    </Card>
  );
}
