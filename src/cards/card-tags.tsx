import type { Entry } from "../content/entries/index.ts";
import { badgeLabel, type CardPlace } from "./card-labels.ts";

/** The tags that the badge has not said yet (spec 2.8). */
export function CardTags({ entry, place }: { entry: Entry; place: CardPlace }) {
  const badge = badgeLabel(entry, place);
  const tags = entry.tags.filter((tag) => tag !== badge);
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="card-tags flex flex-wrap gap-1 text-xs text-ink-soft">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
