import type { ContactPanel } from "../../catalogue/panels/index.ts";
import type { SubmissionOutcome } from "../../submission/index.ts";
import { LeadForm } from "../contact/index.ts";
import { ClockIcon } from "../icons/index.ts";

export interface ClosingSectionProps extends Pick<ContactPanel, "hero" | "card" | "quickResponse"> {
  /** What became of a form that was posted without JavaScript from this page. */
  outcome: SubmissionOutcome | null;
}

/** Closing call to action with the lead-capture form (spec 2.3). */
export function ClosingSection({ hero, card, quickResponse, outcome }: ClosingSectionProps) {
  return (
    <section aria-labelledby="closing" className="blueprint section relative overflow-hidden">
      <div className="grid-paper absolute inset-0" />
      <div className="wrap relative grid gap-10 lg:grid-cols-2 lg:items-start lg:gap-20">
        <div className="grid gap-6">
          <h2 id="closing" className="text-4xl">
            {hero.title}
          </h2>
          <p className="max-w-prose text-lg text-ink-soft">{hero.lead}</p>
          <p className="flex max-w-prose gap-4 border-t border-line pt-5">
            <ClockIcon className="text-marker" />
            {quickResponse.text}
          </p>
        </div>
        <div className="corner-marks grid gap-6 border border-line bg-raised p-5 sm:p-9">
          <div className="grid gap-2">
            <h3 className="text-2xl">{card.title}</h3>
            <p className="text-ink-soft">{card.text}</p>
          </div>
          <LeadForm outcome={outcome} />
        </div>
      </div>
    </section>
  );
}
