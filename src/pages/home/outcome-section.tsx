import { ctaAttributes } from "../../analytics/index.ts";
import { paths } from "../../site/index.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import { Dimension } from "../../ui/drafting/dimension.tsx";
import { ArrowRightIcon, CheckIcon } from "../../ui/icons/icons.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import type { OutcomeCopy, ProcessPromoCopy } from "./copy.ts";
import { WeekSteps } from "./islands.ts";

/** A week or range of weeks, with the matching step of the approach (spec 1). */
interface WeekStep {
  weeks: string;
  text: string;
  /** Title of the step; absent if there are more ranges than steps. */
  pillar?: string | undefined;
}

interface OutcomeSectionProps {
  outcome: Pick<OutcomeCopy, "heading" | "text" | "points">;
  promo: Pick<ProcessPromoCopy, "eyebrow" | "heading" | "text" | "linkLabel">;
  steps: readonly WeekStep[];
}

/** The outcome, and the weeks that lead to it (spec 2.3). */
export function OutcomeSection({ outcome, promo, steps }: OutcomeSectionProps) {
  return (
    <section aria-labelledby="outcome" className="far-below dark-sheet section relative overflow-hidden">
      <div className="grid-paper grid-fade" />
      <div className="wrap relative grid gap-12 lg:gap-20">
        <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <div className="grid content-start gap-4">
            <h2 id="outcome">{outcome.heading}</h2>
            <p className="max-w-prose text-lg text-ink-soft">{outcome.text}</p>
          </div>
          <ul className="border-t border-line bg-paper">
            {outcome.points.map((point) => (
              <li key={point} className="flex gap-4 border-b border-line py-4">
                <CheckIcon className="text-success" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-8 lg:gap-10">
          <div className="flex flex-wrap items-end justify-between gap-6">
            <div className="grid max-w-narrow gap-3">
              <p className="eyebrow">{promo.eyebrow}</p>
              <h3 className="text-2xl">{promo.heading}</h3>
              <p className="max-w-prose text-ink-soft">{promo.text}</p>
            </div>
            <a
              href={paths.process}
              className={buttonClass({ size: "large" })}
              {...ctaAttributes(promo.linkLabel, "process_promo")}
            >
              {promo.linkLabel}
              <ArrowRightIcon />
            </a>
          </div>
          <WeekSteps label={promo.eyebrow} count={steps.length}>
            <ol aria-label={promo.eyebrow} className="week-steps max-md:snap-row">
              {steps.map((step) => (
                <li
                  key={step.weeks}
                  className={joinClasses("grid content-start gap-3", isSeveralWeeks(step) && "lg:col-span-2")}
                >
                  <Dimension className="text-sm">{step.weeks}</Dimension>
                  {step.pillar && <h4 className="mt-2 text-lg leading-tight">{step.pillar}</h4>}
                  <p className="text-ink-soft">{step.text}</p>
                </li>
              ))}
            </ol>
          </WeekSteps>
        </div>
      </div>
    </section>
  );
}

/** A range such as `Weeks 2–3` is drawn twice as wide as `Week 1`. */
function isSeveralWeeks({ weeks }: WeekStep): boolean {
  return /\d\D+\d/.test(weeks);
}
