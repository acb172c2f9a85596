import type { ReactNode } from "react";
import { Illustration } from "../../cards/illustrations/index.ts";
import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
import {
  ChannelsIcon,
  CompassIcon,
  FunnelIcon,
  GaugeIcon,
  MegaphoneIcon,
  SearchIcon,
} from "../../ui/icons/icons.tsx";
import type { ImpactArea, ImpactAreasCopy, ImpactIcon } from "./copy.ts";
import drawings from "./impact-drawings.svg?url";
import { ImpactAreas } from "./islands.ts";

const icons: Record<ImpactIcon, ReactNode> = {
  "new-market": <CompassIcon />,
  funnel: <FunnelIcon />,
  channels: <ChannelsIcon />,
  search: <SearchIcon />,
  network: <MegaphoneIcon />,
  report: <GaugeIcon />,
};

type ImpactSectionProps = Pick<ImpactAreasCopy, "heading" | "lead" | "areas">;

export function ImpactSection({ heading, lead, areas }: ImpactSectionProps) {
  const parts = areas.map((area) => ({
    id: area.id,
    title: area.title,
    icon: icons[area.icon],
    panel: <AreaSheet area={area} />,
  }));
  return (
    <section aria-labelledby="impact" className="section border-y border-line bg-sunken">
      <div className="wrap grid gap-8 lg:gap-12">
        <SectionHeading id="impact" title={heading}>
          {lead}
        </SectionHeading>
        <ImpactAreas label={heading} areas={parts} />
      </div>
    </section>
  );
}

function AreaSheet({ area }: { area: ImpactArea }) {
  return (
    <>
      <div className="impact-sheet">
        <Illustration className="h-full w-full text-brand">
          <use href={`${drawings}#${area.icon}`} />
          <use href={`${drawings}#${area.icon}-mark`} className="impact-mark" />
        </Illustration>
      </div>
      <div className="impact-words">
        <p className="text-lg leading-snug font-medium text-ink">{area.body}</p>
        <p className="max-w-prose text-ink-soft">{area.extendedContent}</p>
      </div>
    </>
  );
}
