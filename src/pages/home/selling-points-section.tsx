import { Accordion } from "../../ui/accordion/accordion.tsx";
import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
import type { SellingPointsCopy } from "./copy.ts";

/** The selling points as an accordion (spec 2.3). */
export function SellingPointsSection({
  heading,
  lead,
  points,
}: Pick<SellingPointsCopy, "heading" | "lead" | "points">) {
  const parts = points.map(({ id, title, body }) => ({ id, title, body: <p className="measure">{body}</p> }));
  const [first] = points;
  return (
    <section aria-labelledby="selling-points" className="far-below section border-t border-line bg-sunken">
      <div className="wrap grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <SectionHeading id="selling-points" title={heading}>
            {lead}
          </SectionHeading>
        </div>
        <Accordion parts={parts} {...(first && { openId: first.id })} />
      </div>
    </section>
  );
}
