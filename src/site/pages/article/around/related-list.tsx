import { entryKinds, entryPath } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";

/** Reading time to show if the entry's own is unknown, in minutes (spec 9). */
const FALLBACK_READ_MINUTES = 6;

/** The related entries in the rail (spec 2.9). */
export function RelatedList({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label="Related content" className="max-lg:hidden print:hidden">
      <p className="mb-3 text-sm font-semibold">Related content</p>
      <ul>
        {entries.map(({ type, slug, title, readMinutes }) => (
          <li key={`${type}/${slug}`}>
            <a
              href={entryPath(type, slug)}
              className="group grid gap-1 border-t border-line py-3 leading-snug"
            >
              <span className="text-sm underline decoration-transparent underline-offset-[0.22em] group-hover:decoration-marker font-semibold text-brand text-balance">
                {title}
              </span>
              <span className="tabular text-xs text-ink-soft">
                {entryKinds[type].label} · {readMinutes || FALLBACK_READ_MINUTES} min read
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
