import { ctaAttributes } from "#config/events/index.ts";
import { paths } from "#config/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { Dimension } from "#platform/ui/drafting/dimension.tsx";
import { ArrowRightIcon } from "#platform/ui/icons/icons.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { pageCopy } from "../page-copy.server.ts";
import { WeekSteps } from "./islands.ts";

/** The outcome, and the weeks that lead to it, each with the matching step of the approach (spec 1, 2.3). */
export function OutcomeSection() {
  const { outcome, approach, "process-promo": promo } = pageCopy;
  return (
    <section aria-labelledby="outcome" className="far-below dark-sheet section-tight overflow-hidden">
      <div className="wrap grid gap-10 lg:gap-14">
        <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <div className="grid content-start gap-4">
            <h2 id="outcome">{outcome.heading}</h2>
            <p className="max-w-prose text-lg text-ink-soft">{outcome.text}</p>
          </div>
          <ul className="list-disc space-y-2 pl-5 marker:text-marker">
            {outcome.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className="grid gap-8 lg:gap-10 print:break-inside-avoid">
          <div className="flex flex-wrap items-end justify-between gap-6">
            <div className="grid max-w-narrow gap-3">
              <p className="eyebrow">{promo.eyebrow}</p>
              <h3 className="text-2xl">{promo.heading}</h3>
              <p className="max-w-prose text-ink-soft">{promo.text}</p>
            </div>
            <a
              href={paths.process}
              className={buttonClass()}
              {...ctaAttributes(promo.linkLabel, "process_promo")}
            >
              {promo.linkLabel}
              <ArrowRightIcon />
            </a>
          </div>
          <WeekSteps label={promo.eyebrow} count={promo.points.length}>
            <ol {...scroller} aria-label={promo.eyebrow} className="week-steps max-md:snap-row">
              {promo.points.map(({ weeks, text }, position) => {
                const step = approach.steps[position];
                return (
                  <li
                    key={weeks}
                    className={joinClasses("grid content-start gap-3", isSeveral(weeks) && "lg:col-span-2")}
                  >
                    <Dimension className="text-sm">{weeks}</Dimension>
                    {step && <h4 className="mt-2 text-lg leading-tight">{step.title}</h4>}
                    <p className="text-ink-soft">{text}</p>
                  </li>
                );
              })}
            </ol>
          </WeekSteps>
        </div>
      </div>
    </section>
  );
}

/** Unlike other browsers, Safari lets the keyboard scroll only what is focusable. The island adapts it to the width. */
const scroller = { tabIndex: 0 };

/** A range such as `Weeks 2–3` is drawn twice as wide as `Week 1`. */
function isSeveral(weeks: string): boolean {
  return /\d\D+\d/.test(weeks);
}
