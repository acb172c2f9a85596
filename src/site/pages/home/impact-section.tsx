import type { ReactNode } from "react";
import { Section } from "#platform/ui/drafting/section.tsx";
import {
  ChannelsIcon,
  CompassIcon,
  FunnelIcon,
  GaugeIcon,
  MegaphoneIcon,
  SearchIcon,
} from "#platform/ui/icons/icons.tsx";
import { Illustration } from "../../cards/illustrations/index.ts";
import { pageCopy } from "../page-copy.server.ts";
import type { ImpactArea, ImpactIcon } from "./copy.ts";
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

export function ImpactSection() {
  const { heading, lead, areas } = pageCopy["impact-areas"];
  const parts = areas.map((area) => ({
    id: area.id,
    title: area.title,
    icon: icons[area.icon],
    panel: <AreaSheet area={area} />,
  }));
  return (
    <Section
      className="section-tight"
      headingId="impact"
      title={heading}
      lead={lead}
    >
      <ImpactAreas label={heading} areas={parts} />
    </Section>
  );
}

function AreaSheet({ area }: { area: ImpactArea }) {
  return (
    <>
      <div className="impact-sheet">
        <Illustration className="absolute inset-0 h-full w-full text-brand">
          <use href={`${drawings}#${area.icon}`} />
          <use href={`${drawings}#${area.icon}-mark`} className="impact-mark" />
        </Illustration>
      </div>
      <div className="impact-words">
        <p className="text-lg leading-snug">{area.body}</p>
        <p className="max-w-prose text-ink-soft">{area.extendedContent}</p>
      </div>
    </>
  );
}
