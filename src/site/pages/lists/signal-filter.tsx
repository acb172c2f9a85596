import type { ReactNode } from "react";
import { listPath } from "#config/index.ts";
import type { FilterView } from "./grouped-view.ts";
import { CategoryTabs } from "./islands.ts";

const PANEL_ID = "category-panel";
const tabId = (id = "all") => `category-tab-${id}`;

/** Category tabs, rendered as links (spec 2.8). */
export function SignalFilter({ filter }: { filter: FilterView }) {
  if (filter.choices.length === 0) return null;
  const tabs = [{ id: undefined, label: "All" }, ...filter.choices];
  return (
    <CategoryTabs>
      <div role="tablist" aria-label="Filter by category" className="segments category-choices">
        {tabs.map(({ id, label }) => (
          <a
            key={tabId(id)}
            id={tabId(id)}
            href={listPath("signal", id)}
            role="tab"
            aria-selected={id === filter.chosen?.id}
            aria-controls={PANEL_ID}
            className="segment"
          >
            {label}
          </a>
        ))}
      </div>
    </CategoryTabs>
  );
}

export function CategoryPanel({ filter, children }: { filter: FilterView; children: ReactNode }) {
  if (filter.choices.length === 0) return children;
  return (
    <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(filter.chosen?.id)}>
      {children}
    </div>
  );
}
