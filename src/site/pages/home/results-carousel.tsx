import { type ReactNode, useRef } from "react";
import { PauseButton } from "#platform/ui/auto-advance/pause-button.tsx";
import { useCarousel } from "#platform/ui/carousel/use-carousel.ts";
import { TABLET_QUERY, useMediaQuery } from "#platform/ui/use-media-query.ts";

/** Interval between results, in ms (spec 9). */
const INTERVAL_MS = 4_000;

/** From 768 px, a carousel with a button for each result; on phones, stacked cards (spec 2.3). */
export function ResultsCarousel({
  label,
  picks,
  children,
}: {
  label: string;
  picks: ReadonlyArray<{ id: string; title: string; value: string }>;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isCarousel = useMediaQuery(TABLET_QUERY);
  const { index, pick, auto } = useCarousel(frame, {
    count: picks.length,
    intervalMs: INTERVAL_MS,
    enabled: isCarousel,
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the carousel pattern's group.
    <div ref={frame} role="group" aria-roledescription="carousel" aria-label={label} {...auto.pauseProps}>
      {children}
      <div className="results-rail noscript:hidden print:hidden">
        {picks.map(({ id, title, value }, position) => (
          <button
            key={id}
            type="button"
            aria-current={position === index}
            aria-label={`${value} ${title}`}
            className="result-pick"
            onClick={() => pick(position)}
          >
            {/* CSS renders the label, so the HTML contains the card's text only once. */}
            <span data-words={value} className="tabular text-xl leading-none font-semibold tracking-tight" />
            <span data-words={title} className="text-sm text-ink-soft" />
          </button>
        ))}
        <div className="size-11 motion-reduce:hidden">
          <PauseButton auto={auto} subject={label} />
        </div>
      </div>
    </div>
  );
}
