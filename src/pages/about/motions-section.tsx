import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
import type { PageCopy } from "../page-copy.ts";
import { Rotator } from "./islands.ts";

/** The hero's button scrolls here (spec 2.5). */
export const motionsId = "impact";

const timings = { intervalMs: 5_000, pauseAfterPickMs: 10_000, resumeAfterHoverMs: 2_000 };

/** The impact areas as connected motions (spec 2.5, 4.4, 9). */
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
