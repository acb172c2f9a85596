import { useId } from "react";
import type { Entry } from "../../catalogue/entries/index.ts";
import { Carousel } from "../controls/carousel.tsx";
import { ArrowRightIcon } from "../icons/index.ts";
import { EntryCard } from "./entry-card.tsx";
import { WideCard } from "./wide-card.tsx";

/** Time between two steps of a carousel of entries (spec 9). */
const STEP_INTERVAL_MS = 4000;

interface EdgeCarouselProps {
  /** What is in it, for assistive technology. */
  label: string;
  entries: readonly Entry[];
  /** Where all of them are; stands beside the controls. */
  seeAllHref: string;
  /** What 'See All' leads to, told to those who hear the link alone. */
  seeAllSubject: string;
}

/**
 * Entries of The GTM Edge in a row that moves on every four seconds, with its controls and 'See All' below (spec
 * 2.7). A single entry takes the row, and its controls rest.
 */
export function EdgeCarousel({ label, entries, seeAllHref, seeAllSubject }: EdgeCarouselProps) {
  const subjectId = useId();
  const seeAll = (
    <>
      <span hidden id={subjectId}>
        {seeAllSubject}
      </span>
      <a href={seeAllHref} aria-describedby={subjectId} className="link-more text-sm">
        See All
        <ArrowRightIcon size={18} />
      </a>
    </>
  );
  const isAlone = entries.length === 1;
  const EdgeCard = isAlone ? WideCard : EntryCard;
  return (
    <Carousel label={label} intervalMs={STEP_INTERVAL_MS} footer={seeAll} perView={isAlone ? 1 : undefined}>
      {entries.map((entry) => (
        <EdgeCard key={`${entry.type}/${entry.slug}`} entry={entry} place="hub" />
      ))}
    </Carousel>
  );
}
