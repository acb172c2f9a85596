export { AllLink } from "./all-link.tsx";
export { CategoryFilter } from "./category-filter.tsx";
export { EdgeSection } from "./edge-section.tsx";
export { GroupedList } from "./grouped-list.tsx";
export { type FilterView, type GroupedView, showFilter, showGroupedList } from "./grouped-view.ts";
export { GrowingList } from "./growing-list.tsx";
export { listEdgeEntries } from "./list-edge-entries.ts";
export { ListHero } from "./list-hero.tsx";
export { type ListView, showList } from "./list-view.ts";
