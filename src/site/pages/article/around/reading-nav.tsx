import { entryKinds, entryPath, glossaryPath } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { Illustration } from "../../../cards/illustrations/index.ts";
import { readTimeLabel } from "../../../cards/index.ts";
import type { Sheet } from "./surroundings.ts";

/** Links to the previous and next article in the reading order, drawn as title blocks, and to the glossary. */
export function ReadingNav({ sheet, hasGlossary }: { sheet: Sheet | undefined; hasGlossary: boolean }) {
  const { number = 0, previous, next } = sheet ?? {};
  if (!previous && !next && !hasGlossary) return null;
  return (
    <nav aria-label="Reading order" className="mt-16 print:hidden">
      <div className="grid gap-6 sm:grid-cols-2">
        {previous && <SheetLink label="Previous" number={number - 1} entry={previous} />}
        {next && <SheetLink label="Next" number={number + 1} entry={next} className="sm:col-start-2" />}
      </div>
      {hasGlossary && (
        <a href={glossaryPath} className="link-more mt-4 text-sm">
          Glossary
        </a>
      )}
    </nav>
  );
}

function SheetLink({
  label,
  number,
  entry,
  className,
}: {
  label: string;
  number: number;
  entry: Entry;
  className?: string;
}) {
  return (
    <a
      href={entryPath(entry.type, entry.slug)}
      data-category={entry.categoryId || undefined}
      className={joinClasses("sheet-link group", className)}
    >
      <span className="text-xs text-ink-soft">
        {label}: sheet {number}
      </span>{" "}
      <span className="font-semibold leading-snug text-balance underline decoration-transparent underline-offset-[0.22em] group-hover:decoration-marker">
        {entry.title}
      </span>{" "}
      <span className="text-xs text-ink-soft">
        {entryKinds[entry.type].label} · {readTimeLabel(entry.readMinutes)}
      </span>
      <Illustration variant={entry.illustration} measure={entry.measure} className="sheet-link-drawing" />
    </a>
  );
}
