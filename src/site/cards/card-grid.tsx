import type { Entry } from "#content/entries/index.ts";
import { joinClasses } from "#platform/ui/join-classes.ts";
import type { CardPlace } from "./card-labels.ts";
import { EntryCard } from "./entry-card.tsx";

interface CardGridProps {
  entries: readonly Entry[];
  level?: 2 | 3;
  place?: CardPlace;
  /** On phones, shows the cards side by side in a row that scrolls, named by the heading with this id. */
  shelfOf?: string;
}

/** One, two (from 640 px) or three (from 1024 px) cards per row (spec 2.8). One or two cards share the full width. */
export function CardGrid({ entries, level = 3, place = "list", shelfOf }: CardGridProps) {
  const [first, second] = entries;
  if (first && !second) return <EntryCard entry={first} level={level} place={place} />;
  return (
    <ul
      aria-labelledby={shelfOf}
      className={joinClasses(
        "card-row grid gap-6 sm:grid-cols-2",
        entries.length !== 2 && "lg:grid-cols-3",
        shelfOf && "card-shelf max-sm:gap-3 max-sm:snap-row",
      )}
    >
      {entries.map((entry, index) => (
        <li key={`${entry.type}/${entry.slug}`} className="min-w-0">
          <EntryCard entry={entry} level={level} place={place} index={index} />
        </li>
      ))}
    </ul>
  );
}
