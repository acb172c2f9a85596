import type { OutcomePanel, ProcessPromoPanel } from "../../catalogue/panels/index.ts";
import { paths } from "../../site/index.ts";
import { buttonClass } from "../controls/index.ts";
import { ArrowRightIcon, CheckIcon } from "../icons/index.ts";
import { type WeekStep, WeekSteps } from "./week-steps.tsx";

export interface OutcomeSectionProps {
  outcome: Pick<OutcomePanel, "heading" | "text" | "points">;
  promo: Pick<ProcessPromoPanel, "eyebrow" | "heading" | "text" | "linkLabel">;
  steps: readonly WeekStep[];
}

/** What the client owns at the end, and the six weeks that lead there (spec 1, 2.3). */
export function OutcomeSection({ outcome, promo, steps }: OutcomeSectionProps) {
  return (
    <section aria-labelledby="outcome" className="blueprint section relative overflow-hidden">
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
            <a href={paths.process} className={buttonClass({ size: "large" })}>
              {promo.linkLabel}
              <ArrowRightIcon />
            </a>
          </div>
          <WeekSteps label={promo.eyebrow} steps={steps} />
        </div>
      </div>
    </section>
  );
}
