import { eventAttributes } from "#config/events/index.ts";
import { entryKinds, entryPath } from "#config/index.ts";
import type { CaseStudySummary, Entry } from "#content/entries/index.ts";
import type { Measure } from "#content/entries/measure.ts";
import { Badge } from "#platform/ui/badge/badge.tsx";
import { Dimension } from "#platform/ui/drafting/dimension.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
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
  /** True if there is no neighboring card to align with. */
  alone: boolean;
}

/**
 * A card's text: badge and time, title, two lines of summary, tags, a case study's KPI, button (spec 2.8). Only the
 * title is a link, which keeps its accessible name short; `card.css` stretches it over the card.
 */
export function CardWords({ entry, place, index, level, classes, alone }: CardWordsProps) {
  const Heading = `h${level}` as const;
  const badge = badgeLabel(entry, place);
  // Excludes the tag that is already shown as the badge.
  const tags = entry.tags.filter((tag) => tag !== badge);
  return (
    <div className={joinClasses("card-body", classes.body)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-xs text-ink-soft">
        {badge && <Badge>{badge}</Badge>}
        <span className="tabular">{timeLabel(entry)}</span>
      </div>
      <Heading className={classes.title}>
        <a
          href={entryPath(entry.type, entry.slug)}
          {...eventAttributes({
            event: "carousel_click",
            label: "content_hub_item",
            category: "engagement",
            location: "content_hub",
            item_title: entry.title,
            item_slug: entry.slug,
            item_type: entry.type,
            index,
          })}
        >
          {entry.title}
        </a>
      </Heading>
      <p className={joinClasses("line-clamp-2 text-sm text-ink-soft", classes.summary)}>
        {entry.teaser ?? entry.summary}
      </p>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="card-tags flex flex-wrap gap-1 text-xs text-ink-soft">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <div className="mt-auto grid gap-3">
        {entry.type === "caseStudy" ? (
          <KpiLine entry={entry} alone={alone} />
        ) : (
          <MeasureLine headline={entry.measure?.headline} />
        )}
        <CardFoot entry={entry} />
      </div>
    </div>
  );
}

function KpiLine({ entry, alone }: { entry: CaseStudySummary; alone: boolean }) {
  const { metric, timeframe, kpiTitle, company } = entry;
  return (
    <div className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-xs">
      <p className="tabular row-span-2 self-start text-2xl leading-none font-semibold tracking-tight">
        {metric}
      </p>
      <Dimension>{timeframe}</Dimension>
      {kpiTitle && <p className={joinClasses("font-medium", !alone && "sm:min-h-[2lh]")}>{kpiTitle}</p>}
      <p className="col-span-full mt-2 text-ink-soft">{company}</p>
    </div>
  );
}

/** An entry's own number, shown in place of a case study's KPI. */
function MeasureLine({ headline }: { headline: Measure["headline"] }) {
  if (!headline) return null;
  return (
    <div className="mt-2 grid gap-2 border-t border-line pt-3 text-xs">
      <p className="tabular text-2xl leading-none font-semibold tracking-tight">{headline.label}</p>
      <p className="text-ink-soft">{headline.of}</p>
    </div>
  );
}

/** Looks like a link, but the title's link covers the card. An insight also shows its date. */
function CardFoot({ entry }: { entry: Entry }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3 text-xs text-ink-soft">
      <span className="link-more min-h-0 text-sm">
        {entryKinds[entry.type].cardAction}
        {/* Lets `entry-card.css` detect that the whole card has been parsed and has its final height. */}
        <wbr />
      </span>
      {entry.type === "insight" && (
        <time dateTime={entry.date} className="tabular">
          {entry.dateLabel}
        </time>
      )}
    </div>
  );
}
