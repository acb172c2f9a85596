import { Section } from "#platform/ui/drafting/section.tsx";
import { pageCopy } from "../page-copy.server.ts";
import type { ApproachStep } from "./copy.ts";
import { Rotator } from "./islands.ts";

const timings = { intervalMs: 4_000, pauseAfterPickMs: 2_000 };

/** The four steps of the approach, one at a time (spec 2.5, 4.4, 9). */
export function ApproachSection() {
  const { heading, lead, steps } = pageCopy.approach;
  const parts = steps.map((step) => ({
    id: step.id,
    title: step.title,
    panel: <StepSheet step={step} />,
  }));
  return (
    <Section className="section-tight" headingId="approach" title={heading} lead={lead}>
      <Rotator label={heading} parts={parts} look="approach" timings={timings} />
    </Section>
  );
}

function StepSheet({ step }: { step: ApproachStep }) {
  return (
    <>
      <p className="text-xl leading-snug text-balance">{step.summary}</p>
      <ul className="approach-points">
        {step.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-auto grid gap-1">
        <strong className="text-sm text-marker-ink">Outcome</strong>
        {step.outcome}
      </p>
    </>
  );
}
