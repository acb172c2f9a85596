import type { Entry } from "../../../content/entries/index.ts";
import { entryPath, glossaryPath } from "../../../site/index.ts";
import { joinClasses } from "../../../ui/join-classes.ts";
import type { Neighbors } from "./surroundings.ts";

/** The articles before and after this one in the reading order, and the glossary. */
export function ReadingNav({ previous, next, hasGlossary }: Neighbors & { hasGlossary: boolean }) {
  if (!previous && !next && !hasGlossary) return null;
  return (
    <nav aria-label="Reading order" className="mt-16 border-t border-outline pt-6 print:hidden">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {previous && <NeighborLink label="Previous:" entry={previous} />}
        {next && <NeighborLink label="Next:" entry={next} className="sm:col-start-2 sm:text-end" />}
      </div>
      {hasGlossary && (
        <a href={glossaryPath} className="link-more mt-4 text-sm">
          Glossary
        </a>
      )}
    </nav>
  );
}

function NeighborLink({ label, entry, className }: { label: string; entry: Entry; className?: string }) {
  return (
    <a
      href={entryPath(entry.type, entry.slug)}
      className={joinClasses("group grid content-start gap-1 leading-snug", className)}
    >
      <span className="text-xs text-ink-soft">{label}</span>{" "}
      <span className="font-semibold text-brand text-balance underline decoration-transparent underline-offset-[0.22em] group-hover:decoration-marker">
        {entry.title}
      </span>
    </a>
  );
}
