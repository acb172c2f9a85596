export { cardEvent } from "./card-event.ts";
export { CardGrid } from "./card-grid.tsx";
export { readTimeLabel } from "./card-labels.ts";
export { EDGE_INTERVAL_MS, EdgeCarousel } from "./edge-carousel.tsx";
export { EntryCard } from "./entry-card.tsx";
export { SeeAllLink } from "./see-all-link.tsx";
