import { useId } from "react";
import { pageCopy } from "../page-copy.server.ts";
import type { ProcessStep } from "./copy.ts";
import { PillarBar } from "./pillar-hatch.tsx";
import { barLeft, barWidth, formatDuration, formatRange } from "./schedule.ts";
import { WeekScale } from "./week-scale.tsx";

/** The pillar legend and the vertical timeline of steps (spec 2.6). */
export function ProcessTimeline() {
  const { heading, legend, steps } = pageCopy.process;
  return (
    <section aria-labelledby="delivery" className="section-tight">
      <div className="wrap grid grid-cols-1 gap-8">
        <h2 id="delivery">{heading}</h2>
        <ul aria-label="Pillars" className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          {legend.map(({ pillar, text }, index) => (
            <li key={pillar} className="flex items-baseline gap-3 text-sm">
              <svg width="22" height="14" strokeWidth="1.25" className="shrink-0" aria-hidden="true">
                <PillarBar pillar={pillar} id={`legend-${index}`} x={1} y={1} width={20} height={12} />
              </svg>
              <p className="grid text-ink-soft">
                <strong className="text-ink">{pillar}</strong> {text}
              </p>
            </li>
          ))}
        </ul>
        <ol className="plan">
          {steps.map((step) => (
            <li key={step.id} className="plan-step">
              <StepHead step={step} />
              <p className="measure text-ink-soft">{step.description}</p>
              <div className="plan-result">
                <StepBar step={step} />
                <p className="measure grid content-start gap-1 font-medium text-balance">
                  <strong className="text-sm text-marker-ink">Outcome</strong>
                  {step.outcome}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function StepHead({ step }: { step: ProcessStep }) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-2xl">
        <span className="tabular text-marker-ink">{step.id}</span> <span>{step.title}</span>
      </h3>
      <p className="flex flex-wrap gap-x-4 text-sm tabular">
        <span className="font-semibold">{formatDuration(step)}</span>
        <span>{formatRange(step)}</span>
        <span className="text-ink-soft">{step.pillar}</span>
      </p>
      {step.terms && <p className="measure text-sm font-semibold">{step.terms}</p>}
    </div>
  );
}

/** One step's bar on the week scale (spec 2.6). */
function StepBar({ step }: { step: ProcessStep }) {
  const { totalWeeks } = pageCopy.process;
  const left = barLeft(step, totalWeeks);
  const width = barWidth(step, totalWeeks);
  return (
    <svg
      className="step-bar"
      width="100%"
      height="40"
      role="img"
      aria-label={`${formatRange(step)} of Wk 1 to Wk ${totalWeeks}`}
    >
      <WeekScale />
      <PillarBar pillar={step.pillar} id={useId()} x={`${left}%`} y={24} width={`${width}%`} height={12} />
    </svg>
  );
}
