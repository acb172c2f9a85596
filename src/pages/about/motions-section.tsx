import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
import type { PageCopy } from "../page-copy.ts";
import { Rotator } from "./islands.ts";

/** Id of the section, for the button in the hero that scrolls to it (spec 2.5). */
export const motionsId = "impact";

/** Timings of the motions, in ms (spec 4.4, 9). */
const timings = { intervalMs: 5_000, pauseAfterPickMs: 10_000, resumeAfterHoverMs: 2_000 };

/** Where We Drive the Most Impact: six connected motions (spec 2.5). */
export function MotionsSection({
  heading,
  lead,
  areas,
}: {
  heading: string;
  lead: string;
  areas: readonly PageCopy["impact-areas"]["areas"][number][];
}) {
  const parts = areas.map(({ id, title, body, extendedContent }) => ({
    id,
    title,
    panel: (
      <>
        <p className="text-xl leading-snug font-medium">{body}</p>
        <p className="text-ink-soft">{extendedContent}</p>
      </>
    ),
  }));
  return (
    <section
      id={motionsId}
      aria-labelledby="motions"
      tabIndex={-1}
      className="section border-y border-line bg-sunken outline-none"
    >
      <div className="wrap grid gap-10 lg:gap-14">
        <SectionHeading id="motions" title={heading}>
          {lead}
        </SectionHeading>
        <Rotator label={heading} parts={parts} look="motions" timings={timings} />
      </div>
    </section>
  );
}
