import { type EntryKind, listPath } from "../../site/index.ts";
import type { FilterView } from "./grouped-view.ts";

/** Links that filter a list page by category (spec 2.8). */
export function CategoryFilter({ kind, filter }: { kind: EntryKind; filter: FilterView }) {
  if (filter.choices.length === 0) return null;
  return (
    <nav aria-label="Filter by category">
      <ul className="segments category-choices">
        <FilterChoice to={listPath(kind)} label="All" isChosen={filter.chosen === undefined} />
        {filter.choices.map(({ id, label }) => (
          <FilterChoice key={id} to={listPath(kind, id)} label={label} isChosen={id === filter.chosen} />
        ))}
      </ul>
    </nav>
  );
}

function FilterChoice({ to, label, isChosen }: { to: string; label: string; isChosen: boolean }) {
  return (
    <li>
      <a href={to} aria-current={isChosen || undefined} className="segment">
        {label}
      </a>
    </li>
  );
}
