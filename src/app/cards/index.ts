export { actionLabel, badgeLabel, type CardPlace, readTimeLabel, timeLabel } from "./card-labels.ts";
export { EntryCard, type EntryCardProps } from "./entry-card.tsx";
export { FeaturedCard } from "./featured-card.tsx";
