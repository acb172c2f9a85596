export { AllLink } from "./all-link.tsx";
export { showFilter } from "./grouped-view.ts";
export { GrowingSection } from "./growing-section.tsx";
export { ListHero } from "./list-hero.tsx";
export { showList } from "./list-view.ts";
export { CategoryPanel, SignalFilter } from "./signal-filter.tsx";
