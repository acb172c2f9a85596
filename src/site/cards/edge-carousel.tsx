import type { Entry } from "#content/entries/index.ts";
import { CarouselTrack } from "#platform/ui/carousel/carousel-track.tsx";
import { Carousel } from "#platform/ui/islands.ts";
import { EntryCard } from "./entry-card.tsx";
import { SeeAllLink } from "./see-all-link.tsx";

/** Interval between steps of a carousel of entries, in ms (spec 9). */
export const EDGE_INTERVAL_MS = 4_000;

interface EdgeCarouselProps {
  /** Accessible name. */
  label: string;
  entries: readonly Entry[];
  seeAllHref: string;
  /** Accessible description of the 'See All' link. */
  seeAllSubject: string;
}

/** A carousel of entries with a 'See All' link (spec 2.7). A single entry is one row. */
export function EdgeCarousel({ label, entries, seeAllHref, seeAllSubject }: EdgeCarouselProps) {
  return (
    <Carousel
      label={label}
      count={entries.length}
      intervalMs={EDGE_INTERVAL_MS}
      footer={<SeeAllLink href={seeAllHref} subject={seeAllSubject} />}
    >
      <CarouselTrack label={label}>
        {entries.map((entry, index) => (
          <EntryCard key={`${entry.type}/${entry.slug}`} entry={entry} place="hub" index={index} />
        ))}
      </CarouselTrack>
    </Carousel>
  );
}
