import { WideCard } from "../../cards/index.ts";
import type { Category } from "../../content/categories.ts";
import type { Entry } from "../../content/entries/index.ts";
import { type EntryKind, listPath } from "../../site/index.ts";
import { ArrowRightIcon } from "../../ui/icons/icons.tsx";
import { CardGrid } from "./card-grid.tsx";

interface CategoryGroupProps {
  kind: EntryKind;
  category: Category;
  /** The newest of the category, up to three (spec 2.8). */
  entries: readonly Entry[];
}

/** The newest entries of a category, with a link to all (spec 2.8). A single entry takes the full width. */
export function CategoryGroup({ kind, category, entries }: CategoryGroupProps) {
  const headingId = `category-${category.id}`;
  const [only] = entries.length === 1 ? entries : [];
  return (
    <section aria-labelledby={headingId} data-category={category.id} className="grid gap-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t-2 border-category pt-3">
        <h2 id={headingId} className="text-2xl">
          {category.label}
        </h2>
        <a href={listPath(kind, category.id)} aria-describedby={headingId} className="link-more text-sm">
          See all
          <ArrowRightIcon size={18} />
        </a>
      </header>
      {only ? <WideCard entry={only} /> : <CardGrid entries={entries} />}
    </section>
  );
}
