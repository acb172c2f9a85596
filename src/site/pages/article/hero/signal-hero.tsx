import type { MarketSignalSummary } from "#content/entries/index.ts";
import { Badge } from "#platform/ui/badge/badge.tsx";
import { listFacts, MetaRow } from "./meta-row.tsx";

export function SignalHero({
  entry,
  authorUrl,
}: {
  entry: MarketSignalSummary;
  authorUrl?: string | undefined;
}) {
  const pill = entry.badge?.label ?? entry.tags[0];
  return (
    <header data-category={entry.categoryId || undefined} className="dark-sheet article-hero">
      <div className="wrap max-lg:max-w-194 case-hero">
        <div className="article-hero-words">
          {pill && <Badge>{pill}</Badge>}
          <h1 tabIndex={-1} className="text-3xl">
            {entry.title}
          </h1>
          <p className="article-subtitle text-balance">{entry.summary}</p>
          <MetaRow facts={listFacts(entry, authorUrl)} />
        </div>
      </div>
    </header>
  );
}
