import {
  Dimension,
  PauseButton,
  RuleTicks,
  TABLET_QUERY,
  useAutoAdvance,
  useCarousel,
  useMediaQuery,
} from "../controls/index.ts";

/** Time between two steps on phones, in ms (spec 9). One card and its gap are the 320 px of that step (home.css). */
const STEP_INTERVAL_MS = 4_000;

/** One stretch of the six weeks: a step of the execution model, and what happens in it (spec 1). */
export interface WeekStep {
  weeks: string;
  text: string;
  /** The step of the execution model; absent where there are more stretches than steps. */
  pillar?: string | undefined;
}

/**
 * The four-step execution model on the six weeks it takes, as a chain of dimensions; on phones a row that moves on
 * by itself (spec 1, 9).
 */
export function WeekSteps({ label, steps }: { label: string; steps: readonly WeekStep[] }) {
  const isTablet = useMediaQuery(TABLET_QUERY);
  const { trackRef, index, lastIndex, next } = useCarousel<HTMLOListElement>(steps.length);
  const scrolls = !isTablet && lastIndex > 0;
  const auto = useAutoAdvance({ intervalMs: STEP_INTERVAL_MS, enabled: scrolls, onAdvance: next });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the steps and their control.
    <div role="group" aria-label={label} className="min-w-0" {...auto.holdProps}>
      <ol ref={trackRef} aria-label={label} tabIndex={scrolls ? 0 : -1} className="week-steps">
        {steps.map((step) => (
          <li key={step.weeks} className="grid content-start gap-3">
            <Dimension className="text-sm">{step.weeks}</Dimension>
            {step.pillar && <h4 className="mt-2 text-lg leading-tight">{step.pillar}</h4>}
            <p className="text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex min-h-11 items-center gap-2 md:hidden">
        {auto.moves && <PauseButton paused={auto.paused} onToggle={auto.togglePaused} subject={label} />}
        <RuleTicks count={lastIndex + 1} current={index} />
      </div>
    </div>
  );
}
