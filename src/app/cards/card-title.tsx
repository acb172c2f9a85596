import { Link } from "react-router";
import type { Entry } from "../../catalogue/entries/index.ts";
import { entryPath } from "../../site/index.ts";

/** The title of a card: its one link, which the whole card answers to. */
export function CardTitle({ entry, level, className }: { entry: Entry; level: 2 | 3; className: string }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className}>
      <Link to={entryPath(entry.type, entry.slug)} className="card-target">
        {entry.title}
      </Link>
    </Heading>
  );
}
