import type { KeyboardEvent, ReactNode } from "react";
import { type EntryKind, listPath } from "../../site/index.ts";
import { nextTabIndex } from "../controls/tabs.tsx";
import { useIsAlive } from "../controls/use-is-alive.ts";
import type { FilterView } from "./grouped-view.ts";

const PANEL_ID = "category-panel";
const tabId = (id = "all") => `category-tab-${id}`;

interface CategoryTabsProps {
  kind: EntryKind;
  filter: FilterView;
}

/**
 * The category filter as tabs: All or a tag (spec 2.8, 4.4). Each is a link, so that it has an address to share and
 * works without JavaScript; with it the arrow keys, Home and End move and choose.
 */
export function CategoryTabs({ kind, filter }: CategoryTabsProps) {
  const isAlive = useIsAlive();
  if (filter.choices.length === 0) return null;
  const tabs = [{ id: undefined, label: "All" }, ...filter.choices];
  const chosen = tabs.findIndex(({ id }) => id === filter.chosen);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Alt and an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...event.currentTarget.querySelectorAll("a")];
    const from = links.findIndex((link) => link.matches(":focus"));
    const link = links[event.key === " " ? from : nextTabIndex(event.key, from, links.length)];
    if (!link) return;
    event.preventDefault();
    link.focus();
    link.click();
  }

  return (
    <div
      role="tablist"
      aria-label="Filter by category"
      onKeyDown={onKeyDown}
      className="segments category-choices"
    >
      {tabs.map(({ id, label }, position) => (
        <a
          key={tabId(id)}
          id={tabId(id)}
          href={listPath(kind, id)}
          role="tab"
          aria-selected={position === chosen}
          aria-controls={PANEL_ID}
          tabIndex={isAlive && position !== chosen ? -1 : undefined}
          className="segment"
        >
          {label}
        </a>
      ))}
    </div>
  );
}

/** What the chosen tab shows. */
export function CategoryPanel({
  filter,
  children,
}: Pick<CategoryTabsProps, "filter"> & { children: ReactNode }) {
  if (filter.choices.length === 0) return children;
  return (
    <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(filter.chosen)}>
      {children}
    </div>
  );
}
