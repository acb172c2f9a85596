import { type ReactNode, useRef } from "react";
import { PauseButton } from "#platform/ui/auto-advance/pause-button.tsx";
import { useCarousel } from "#platform/ui/carousel/use-carousel.ts";
import { RuleTicks } from "#platform/ui/drafting/rule-ticks.tsx";
import { TABLET_QUERY, useMediaQuery } from "#platform/ui/use-media-query.ts";

/** Interval between steps on phones, in ms (spec 9). */
const INTERVAL_MS = 4_000;

/** The approach, week by week. On phones, the steps are an auto-advancing row (spec 1, 9). */
export function WeekSteps({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const isTablet = useMediaQuery(TABLET_QUERY);
  const { index, lastIndex, auto } = useCarousel(frame, {
    count,
    intervalMs: INTERVAL_MS,
    enabled: !isTablet,
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the steps and their control.
    <div ref={frame} role="group" aria-label={label} className="min-w-0" {...auto.pauseProps}>
      {children}
      <div className="mt-4 flex min-h-11 items-center gap-2 md:hidden">
        <PauseButton auto={auto} subject={label} />
        <RuleTicks count={lastIndex + 1} current={index} />
      </div>
    </div>
  );
}
