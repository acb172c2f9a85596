import { entryKinds, entryPath } from "#config/index.ts";
import type { CaseStudySummary, Entry } from "#content/entries/index.ts";
import { Badge } from "#platform/ui/badge/badge.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { cardEvent } from "./card-event.ts";
import { badgeLabel, type CardPlace, timeLabel } from "./card-labels.ts";

export interface WordsClasses {
  body?: string;
  title: string;
  summary?: string;
}

interface CardWordsProps {
  entry: Entry;
  place: CardPlace;
  /** Position in a row of cards, starting at 0. */
  index: number;
  level: 2 | 3;
  classes: WordsClasses;
}

/**
 * A card's text: badge and time, title, two lines of summary, a case study's KPI, button (spec 2.8). Only the title is a
 * link, which keeps its accessible name short; `card.css` stretches it over the card.
 */
export function CardWords({ entry, place, index, level, classes }: CardWordsProps) {
  const Heading = `h${level}` as const;
  const badge = badgeLabel(entry, place);
  // Excludes the tag that is already shown as the badge.
  const tags = entry.tags.filter((tag) => tag !== badge);
  const details = entry.type === "insight" ? [entry.dateLabel, ...tags] : tags;
  return (
    <div className={joinClasses("card-body", classes.body)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-xs text-ink-soft @narrow:justify-start">
        {badge && <Badge>{badge}</Badge>}
        <span className="tabular">{timeLabel(entry)}</span>
      </div>
      <Heading className={classes.title}>
        <a href={entryPath(entry.type, entry.slug)} {...cardEvent(entry, index)}>
          {entry.title}
        </a>
      </Heading>
      <p className={joinClasses("line-clamp-2 text-sm text-ink-soft", classes.summary)}>
        {entry.teaser ?? entry.summary}
      </p>
      <div className="mt-auto grid content-start gap-2 pt-2 text-xs text-ink-soft">
        {entry.type === "caseStudy" && <KpiLine {...entry} />}
        {details.length > 0 && <p>{details.join("\u00a0· ")}</p>}
        {/* Looks like a link, but the title's link covers the card. */}
        <span className="link-more min-h-0 text-sm">{entryKinds[entry.type].cardAction}</span>
      </div>
    </div>
  );
}

function KpiLine({ metric, timeframe, metricLabel, company }: CaseStudySummary) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong className="tabular text-2xl text-ink">{metric}</strong>
      <span>{timeframe}</span>
      {metricLabel && <span className="w-full text-ink">{metricLabel}</span>}
      <span className="w-full">{company}</span>
    </p>
  );
}
