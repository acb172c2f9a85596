import { Link } from "react-router";
import type { Entry } from "../../catalogue/entries/index.ts";
import { Carousel } from "../controls/carousel.tsx";
import { ArrowRightIcon } from "../icons/index.ts";
import { EntryCard } from "./entry-card.tsx";

/** Time between two steps of a carousel of entries (spec 9). */
const STEP_INTERVAL_MS = 4000;

interface EdgeCarouselProps {
  /** What is in it, for assistive technology. */
  label: string;
  entries: readonly Entry[];
  /** Where all of them are; stands beside the controls. */
  seeAllHref: string;
  /** What 'See All' leads to, for those who hear the link alone: `See All Case Studies`. */
  seeAllSubject: string;
}

/** Entries of The GTM Edge in a row that moves on every four seconds, with its controls and 'See All' below (spec 2.7). */
export function EdgeCarousel({ label, entries, seeAllHref, seeAllSubject }: EdgeCarouselProps) {
  return (
    <Carousel
      label={label}
      intervalMs={STEP_INTERVAL_MS}
      footer={
        <Link to={seeAllHref} prefetch="intent" className="link-more text-sm">
          See All<span className="sr-only"> {seeAllSubject}</span>
          <ArrowRightIcon size={18} />
        </Link>
      }
    >
      {entries.map((entry) => (
        <EntryCard key={`${entry.type}/${entry.slug}`} entry={entry} place="hub" />
      ))}
    </Carousel>
  );
}
