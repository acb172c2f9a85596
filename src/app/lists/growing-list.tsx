import { useEffect, useRef } from "react";
import type { Entry } from "../../catalogue/entries/index.ts";
import { PAGE_SIZE } from "../../catalogue/queries.ts";
import { WideCard } from "../cards/index.ts";
import { CardGrid } from "./card-grid.tsx";
import { EmptyList } from "./empty-list.tsx";
import type { ListView } from "./list-view.ts";
import { LoadMore } from "./load-more.tsx";

interface GrowingListProps {
  view: ListView<Entry>;
  /** What the list holds, for the empty state: `market signals`. */
  subject: string;
  /** The list without its filter, where one is chosen. */
  allHref?: string | undefined;
  /** `Load More` or `Load More Signals` (spec 2.8). */
  label: string;
  /** Level of the cards' titles in the page's outline. */
  level?: 2 | 3;
}

/**
 * A list that grows by a step per click until all is shown (spec 4.4). When it has grown, the page keeps its
 * place and the focus moves to the first new card. A single entry takes the whole width.
 */
export function GrowingList({ view, subject, allHref, label, level = 3 }: GrowingListProps) {
  const grid = useRef<HTMLUListElement>(null);
  const lastSlugBefore = useRef<string>(undefined);
  const { entries, shownCount, total, nextHref } = view;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only growing moves the focus.
  useEffect(() => {
    if (lastSlugBefore.current === undefined) return;
    const firstNew = entries.findIndex(({ slug }) => slug === lastSlugBefore.current) + 1;
    lastSlugBefore.current = undefined;
    grid.current?.children[firstNew]?.querySelector("a")?.focus({ preventScroll: true });
  }, [shownCount]);

  const [first] = entries;
  if (!first) return <EmptyList subject={subject} allHref={allHref} />;
  if (total === 1) return <WideCard entry={first} level={level} />;
  return (
    <div className="grid gap-10">
      <CardGrid ref={grid} entries={entries} level={level} />
      <div className="grid justify-items-center gap-6 empty:hidden">
        {total > PAGE_SIZE && (
          <p className="dimension w-full" aria-live="polite">
            {`${shownCount} of ${total}`}
          </p>
        )}
        {nextHref && (
          <LoadMore
            href={nextHref}
            label={label}
            onChoose={() => {
              lastSlugBefore.current = entries.at(-1)?.slug;
            }}
          />
        )}
      </div>
    </div>
  );
}
