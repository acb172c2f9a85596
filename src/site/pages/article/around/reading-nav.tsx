import { entryPath } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";
import type { Neighbors } from "./surroundings.ts";

/** Links to the previous and next article in the reading order. */
export function ReadingNav({ previous, next }: Neighbors) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Reading order" className="mt-4 grid gap-x-8 text-sm sm:grid-cols-2 print:hidden">
      {previous && <NeighborLink label="Previous" entry={previous} />}
      {next && <NeighborLink label="Next" entry={next} />}
    </nav>
  );
}

function NeighborLink({ label, entry: { type, slug, title } }: { label: string; entry: Entry }) {
  return (
    <a href={entryPath(type, slug)} className="py-2.5 sm:even:text-end">
      <span className="text-ink-soft">{label}:</span> <span className="link">{title}</span>
    </a>
  );
}
