import { type ReactNode, useRef } from "react";
import {
  PauseButton,
  RuleTicks,
  TABLET_QUERY,
  useAutoAdvance,
  useCarousel,
  useMediaQuery,
} from "../../ui/index.ts";

/** Time between two steps on phones, in ms (spec 9). One card and its gap are the 320 px of that step (home.css). */
const STEP_INTERVAL_MS = 4_000;

/**
 * The four-step execution model on the six weeks it takes, as a chain of dimensions; on phones a row that moves on
 * by itself (spec 1, 9).
 */
export function WeekSteps({
  label,
  count,
  children,
}: {
  label: string;
  /** How many steps there are. */
  count: number;
  /** The list of steps. */
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isTablet = useMediaQuery(TABLET_QUERY);
  const { index, lastIndex, next } = useCarousel(frame, count);
  const scrolls = !isTablet && lastIndex > 0;
  const auto = useAutoAdvance({ intervalMs: STEP_INTERVAL_MS, enabled: scrolls, onAdvance: next });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the steps and their control.
    <div ref={frame} role="group" aria-label={label} className="min-w-0" {...auto.holdProps}>
      {children}
      <div className="mt-4 flex min-h-11 items-center gap-2 md:hidden">
        {auto.moves && <PauseButton paused={auto.paused} onToggle={auto.togglePaused} subject={label} />}
        <RuleTicks count={lastIndex + 1} current={index} />
      </div>
    </div>
  );
}
