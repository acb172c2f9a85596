import { paths, siteConfig } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { CardGrid, EntryCard } from "../../cards/index.ts";
import { GrowingList } from "./islands.ts";
import type { ListView } from "./list-view.ts";

interface GrowingSectionProps {
  view: ListView<Entry>;
  /** Plural noun for the entries, used in the empty state: `market signals`. */
  subject: string;
  /** URL of the unfiltered list. */
  allHref?: string | undefined;
  /** `Load More` or `Load More Signals` (spec 2.8). */
  label: string;
  level?: 2 | 3;
}

/** A growing list, its only entry, or the empty state (spec 2.8). */
export function GrowingSection({ view, subject, allHref, label, level = 3 }: GrowingSectionProps) {
  const { entries, shownCount, total, nextHref } = view;
  const [first] = entries;
  if (!first) return <EmptyList subject={subject} allHref={allHref} />;
  if (total === 1) return <EntryCard entry={first} look="featured" level={level} />;
  return (
    <GrowingList label={label} shownCount={shownCount} total={total} nextHref={nextHref}>
      <CardGrid entries={entries} level={level} />
    </GrowingList>
  );
}

export function EmptyList({ subject, allHref }: { subject: string; allHref?: string | undefined }) {
  return (
    <div className="grid-paper grid min-h-90 content-center justify-items-center gap-5 border border-line p-6 text-center">
      <p className="text-xl text-balance">No {subject} have been published yet.</p>
      <a href={allHref ?? paths.hub} className={buttonClass({ variant: "secondary" })}>
        {allHref ? "Show all" : siteConfig.hubName}
      </a>
    </div>
  );
}
