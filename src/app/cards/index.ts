export {
  actionLabel,
  badgeLabel,
  type CardPlace,
  kindLabels,
  readTimeLabel,
  timeLabel,
} from "./card-labels.ts";
export { EdgeCarousel } from "./edge-carousel.tsx";
export { EntryCard, type EntryCardProps } from "./entry-card.tsx";
export { SeeAllLink } from "./see-all-link.tsx";
export { WideCard } from "./wide-card.tsx";
