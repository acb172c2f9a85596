import type { MarketSignalSummary } from "../../../catalogue/entries/index.ts";
import { readTimeLabel } from "../../cards/card-labels.ts";
import { HeroDivider } from "../../cards/illustrations/index.ts";
import { Badge } from "../../controls/badge.tsx";
import type { ArticleDays } from "./article-days.ts";
import { DayFact } from "./day-fact.tsx";
import { MetaRow } from "./meta-row.tsx";

/** Opening of a market signal: what changed, and since when it has been known (spec 2.9). */
export function SignalHero({ entry, days }: { entry: MarketSignalSummary; days: ArticleDays }) {
  const pill = entry.badge?.label ?? entry.tags[0];
  return (
    <header className="blueprint article-hero article-hero-signal">
      <div className="grid-paper grid-fade" />
      <HeroDivider style="speedLines" accent="category" />
      <div className="wrap article-hero-words">
        {pill && <Badge>{pill}</Badge>}
        <h1 tabIndex={-1}>{entry.title}</h1>
        <p className="article-subtitle">{entry.summary}</p>
        <MetaRow>
          {entry.author}
          {readTimeLabel(entry.readMinutes)}
          <DayFact {...days.published} before="Published" />
          {days.updated && <DayFact {...days.updated} before="Updated" />}
        </MetaRow>
      </div>
    </header>
  );
}
