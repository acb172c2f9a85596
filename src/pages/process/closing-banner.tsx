import { ScheduleLink } from "../../bookings/browser/index.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import type { ProcessCopy } from "./copy.ts";
import { WeekScale } from "./week-scale.tsx";

/** The closing banner, under a scale with the first week marked (spec 2.6). */
export function ClosingBanner({ title, text, totalWeeks }: ProcessCopy["closing"] & { totalWeeks: number }) {
  return (
    <section aria-labelledby="start" className="dark-sheet section relative overflow-hidden">
      <div className="wrap relative grid gap-12">
        <svg className="week-ruler text-marker" width="100%" height="44" aria-hidden="true">
          <WeekScale totalWeeks={totalWeeks} />
          <rect y="31" width={`${100 / totalWeeks}%`} height="8" fill="currentColor" />
        </svg>
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
          <div className="grid gap-4">
            <h2 id="start" className="max-w-[24ch]">
              {title}
            </h2>
            <p className="measure text-lg text-ink-soft">{text}</p>
          </div>
          <ScheduleLink
            location="process_closing"
            className={buttonClass({ variant: "marker", size: "large" })}
          >
            Schedule a Call
          </ScheduleLink>
        </div>
      </div>
    </section>
  );
}
