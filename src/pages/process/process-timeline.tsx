import type { ProcessCopy, ProcessStep } from "./copy.ts";
import { PillarBadge } from "./pillar-badge.tsx";
import { formatDuration, formatRange } from "./schedule.ts";
import { StepBar } from "./step-bar.tsx";

/** The legend of pillars and the vertical timeline of steps (spec 2.6). */
export function ProcessTimeline({
  heading,
  legend,
  steps,
  totalWeeks,
}: Pick<ProcessCopy, "heading" | "legend" | "steps" | "totalWeeks">) {
  return (
    <section aria-labelledby="delivery" className="section">
      <div className="wrap grid gap-10 lg:gap-14">
        <h2 id="delivery" className="max-w-[24ch]">
          {heading}
        </h2>
        <ul
          aria-label="Pillars"
          className="grid gap-4 border-y border-line py-4 sm:grid-cols-2 lg:grid-cols-4"
        >
          {legend.map(({ pillar, text }) => (
            <li key={pillar} className="grid content-start justify-items-start gap-2">
              <PillarBadge pillar={pillar} />
              <span className="text-sm text-ink-soft">{text}</span>
            </li>
          ))}
        </ul>
        <ol className="plan">
          {steps.map((step) => (
            <li key={step.id} className="plan-step">
              <StepHead step={step} />
              <StepBar step={step} totalWeeks={totalWeeks} />
              <p className="measure text-ink-soft">{step.description}</p>
              <p className="measure grid content-start gap-1 font-medium text-balance">
                <strong className="text-sm text-marker-ink">Outcome</strong>
                {step.outcome}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function StepHead({ step }: { step: ProcessStep }) {
  return (
    <div className="grid content-start gap-3 lg:pt-7">
      <h3 className="text-2xl">
        <span className="tabular text-marker-ink">{step.id}</span> <span>{step.title}</span>
      </h3>
      <div className="grid justify-items-start gap-x-4 gap-y-2 text-sm tabular sm:flex sm:flex-wrap sm:items-center">
        <PillarBadge pillar={step.pillar} />
        <p className="flex gap-3 whitespace-nowrap">
          <span className="border-r border-outline pr-3 font-semibold">{formatDuration(step)}</span>
          <span>{formatRange(step)}</span>
        </p>
      </div>
    </div>
  );
}
