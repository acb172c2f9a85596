import type { Ref } from "react";
import { EntryCard } from "../../cards/index.ts";
import type { Entry } from "../../content/entries/index.ts";
import { joinClasses } from "../../ui/join-classes.ts";

interface CardGridProps {
  entries: readonly Entry[];
  level?: 2 | 3;
  ref?: Ref<HTMLUListElement>;
}

/** One, two (from 640 px) or three (from 1024 px) cards per row (spec 2.8). Two cards share the full width. */
export function CardGrid({ entries, level = 3, ref }: CardGridProps) {
  return (
    <ul
      ref={ref}
      className={joinClasses("card-row grid gap-6 sm:grid-cols-2", entries.length !== 2 && "lg:grid-cols-3")}
    >
      {entries.map((entry, index) => (
        <li key={entry.slug} className="min-w-0">
          <EntryCard entry={entry} level={level} index={index} />
        </li>
      ))}
    </ul>
  );
}
