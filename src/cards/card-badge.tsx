import type { Entry } from "../content/entries/index.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { badgeLabel, type CardPlace, timeLabel } from "./card-labels.ts";

/** The line over a card's title: category badge, and reading time or month (spec 2.8). */
export function CardBadge({ entry, place }: { entry: Entry; place: CardPlace }) {
  const label = badgeLabel(entry, place);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-xs text-ink-soft">
      {label && <Badge>{label}</Badge>}
      <span className="tabular">{timeLabel(entry)}</span>
    </div>
  );
}
