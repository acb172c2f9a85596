import { type EntryKind, listPath } from "#config/index.ts";
import type { Category } from "#content/entries/categories.ts";
import type { Entry } from "#content/entries/index.ts";
import { ArrowRightIcon } from "#platform/ui/icons/icons.tsx";
import { CardGrid, EntryCard } from "../../cards/index.ts";
import { AllLink } from "./all-link.tsx";
import type { GroupedView } from "./grouped-view.ts";
import { EmptyList, GrowingSection } from "./growing-section.tsx";

interface GroupedListProps {
  kind: EntryKind;
  view: GroupedView<Entry>;
  /** Plural noun for the entries, used in sentences: `case studies`. */
  subject: string;
  /** Title of the page that lists every entry: `All Case Studies`. */
  allLabel: string;
}

/** The featured entry and each category's newest, or the chosen category's entries (spec 2.8). */
export function GroupedList({ kind, view, subject, allLabel }: GroupedListProps) {
  const { overview, chosen } = view;
  // Rows of single entries are already the whole list.
  const isWhole = overview?.groups.every(({ total }) => total === 1);
  return (
    <div data-list="" className="wrap grid grid-cols-1 gap-6 pt-8 pb-12 lg:pt-12 lg:pb-16">
      {chosen && (
        <section aria-labelledby="chosen-category" className="grid gap-6">
          <h2 id="chosen-category" className="text-2xl">
            {chosen.category.label}
          </h2>
          <GrowingSection
            view={chosen.list}
            subject={`${subject} on ${chosen.category.label}`}
            allHref={listPath(kind)}
            label="Load More"
          />
        </section>
      )}
      {overview?.featured && <EntryCard entry={overview.featured} look="featured" level={2} />}
      {overview && !overview.featured && <EmptyList subject={subject} />}
      {overview?.groups.map(({ category, entries }) => {
        const [first, second] = entries;
        // A category's only entry is a row, but not below itself.
        if (second)
          return <CategoryGroup key={category.id} kind={kind} category={category} entries={entries} />;
        return first && first !== overview.featured ? (
          <EntryCard key={category.id} entry={first} level={2} />
        ) : null;
      })}
      {!isWhole && <AllLink kind={kind} label={allLabel} />}
    </div>
  );
}

interface CategoryGroupProps {
  kind: EntryKind;
  category: Category;
  /** Up to three, newest first (spec 2.8). */
  entries: readonly Entry[];
}

function CategoryGroup({ kind, category, entries }: CategoryGroupProps) {
  const headingId = `category-${category.id}`;
  return (
    <section
      aria-labelledby={headingId}
      data-category={category.id}
      className="grid grid-cols-1 gap-x-6 gap-y-4 border-t border-line pt-4 lg:mt-4 lg:grid-cols-[1fr_5fr] lg:pt-6"
    >
      <header className="flex flex-wrap content-start items-baseline justify-between gap-x-4 lg:grid lg:gap-2">
        <h2 id={headingId} className="text-2xl lg:text-xl">
          {category.label}
        </h2>
        <a href={listPath(kind, category.id)} aria-describedby={headingId} className="link-more text-sm">
          See all
          <ArrowRightIcon size={18} />
        </a>
      </header>
      <CardGrid entries={entries} shelfOf={headingId} />
    </section>
  );
}
