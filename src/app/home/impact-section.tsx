import type { ImpactAreasPanel } from "../../catalogue/panels/index.ts";
import { SectionHeading } from "../controls/index.ts";
import { ImpactAreas } from "./impact-areas.tsx";

export type ImpactSectionProps = Pick<ImpactAreasPanel, "heading" | "lead" | "areas">;

/** Where We Drive the Most Impact: six areas (spec 2.3). */
export function ImpactSection({ heading, lead, areas }: ImpactSectionProps) {
  return (
    <section aria-labelledby="impact" className="section border-y border-line bg-sunken">
      <div className="wrap grid gap-8 lg:gap-12">
        <SectionHeading id="impact" title={heading}>
          {lead}
        </SectionHeading>
        <ImpactAreas label={heading} areas={areas} />
      </div>
    </section>
  );
}
