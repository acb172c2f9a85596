export { EdgeCarousel } from "./edge-carousel.tsx";
export { EntryCard } from "./entry-card.tsx";
export { WideCard } from "./wide-card.tsx";
