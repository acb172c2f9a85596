import { Section } from "#platform/ui/drafting/section.tsx";
import { pageCopy } from "../page-copy.server.ts";
import { Rotator } from "./islands.ts";

/** The hero's button scrolls here (spec 2.5). */
export const motionsId = "impact";

const timings = { intervalMs: 5_000, pauseAfterPickMs: 10_000, resumeAfterHoverMs: 2_000 };

/** The impact areas as connected motions: what each passes to the others (spec 2.5, 4.4, 9). */
export function MotionsSection() {
  const { heading, areas } = pageCopy["impact-areas"];
  const parts = areas.map(({ id, title, body, handsOn = body }) => ({
    id,
    title,
    panel: <p className="text-lg">{handsOn}</p>,
  }));
  return (
    <Section
      id={motionsId}
      tabIndex={-1}
      className="section-tight border-y border-line bg-sunken outline-none"
      headingId="motions"
      title={heading}
      lead={pageCopy.about.motionsLead}
    >
      <Rotator label={heading} parts={parts} look="motions" timings={timings} />
    </Section>
  );
}
