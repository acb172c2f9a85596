import type { ResultCard as Result } from "../../catalogue/panels/index.ts";
import { PauseButton, TABLET_QUERY, useAutoAdvance, useCarousel, useMediaQuery } from "../controls/index.ts";
import { ResultCard } from "./result-card.tsx";

/** Time between two results, in ms (spec 9). */
const STEP_INTERVAL_MS = 4_000;

/**
 * The client results: one at a time from 768 px, with the three figures below as the way to choose; stacked on
 * phones (spec 2.3). Without JavaScript the row scrolls.
 */
export function ResultsCarousel({ label, results }: { label: string; results: readonly Result[] }) {
  const isCarousel = useMediaQuery(TABLET_QUERY);
  const { trackRef, index, next, goTo } = useCarousel<HTMLUListElement>(results.length);
  const auto = useAutoAdvance({
    intervalMs: STEP_INTERVAL_MS,
    enabled: isCarousel && results.length > 1,
    onAdvance: next,
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the carousel pattern's group.
    <div role="group" aria-roledescription="carousel" aria-label={label} {...auto.holdProps}>
      <ul
        ref={trackRef}
        // A list style of none takes the list's role away in some readers.
        // biome-ignore lint/a11y/noRedundantRoles: see above.
        role="list"
        aria-label={label}
        tabIndex={isCarousel ? 0 : -1}
        className="results-track"
      >
        {results.map((result) => (
          <li key={result.id} className="grid min-w-0">
            <ResultCard result={result} />
          </li>
        ))}
      </ul>
      <div className="results-rail needs-script">
        {results.map((result, position) => (
          <button
            key={result.id}
            type="button"
            aria-current={position === index}
            aria-label={`${result.metrics[0]?.value} ${result.title}`}
            className="result-pick"
            onClick={() => {
              auto.notePick();
              goTo(position);
            }}
          >
            {/* Drawn by CSS: what the card says stands in the page once. */}
            <span
              data-words={result.metrics[0]?.value}
              className="tabular text-xl leading-none font-semibold tracking-tight"
            />
            <span data-words={result.title} className="text-sm text-ink-soft" />
          </button>
        ))}
        <div className="size-11 needs-motion">
          {auto.moves && <PauseButton paused={auto.paused} onToggle={auto.togglePaused} subject={label} />}
        </div>
      </div>
    </div>
  );
}
