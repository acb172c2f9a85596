import type { Entry } from "../content/entries/index.ts";
import { CardBadge } from "./card-badge.tsx";
import { CardFoot } from "./card-foot.tsx";
import { type CardPlace, kindStamp } from "./card-labels.ts";
import { CardPicture } from "./card-picture.tsx";
import { CardTags } from "./card-tags.tsx";
import { KpiLine } from "./kpi-line.tsx";
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

/**
 * One entry in a list: illustration, badge, reading time or month, title, two lines of summary, a button
 * (spec 2.8).
 */
export function EntryCard({ entry, level = 3, place = "list", index }: EntryCardProps) {
  const Heading = `h${level}` as const;
  return (
    <LinkedCard entry={entry} index={index} className="h-full min-h-90 wrap-anywhere">
      <CardPicture
        entry={entry}
        stamp={kindStamp(entry, place)}
        className="aspect-2/1 border-b border-line"
      />
      <div className="card-body">
        <CardBadge entry={entry} place={place} />
        <Heading className="text-xl leading-tight tracking-tight">{entry.title}</Heading>
        <p className="line-clamp-2 text-sm text-ink-soft">{entry.teaser ?? entry.summary}</p>
        <CardTags entry={entry} place={place} />
        <div className="mt-auto grid gap-3">
          {entry.type === "caseStudy" && <KpiLine entry={entry} />}
          <CardFoot entry={entry} />
        </div>
      </div>
    </LinkedCard>
  );
}
