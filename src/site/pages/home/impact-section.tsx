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
import { pageCopy } from "../page-copy.server.ts";
import type { ImpactIcon } from "./copy.ts";
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
    panel: (
      <>
        <p className="text-lg leading-snug lg:text-2xl">{area.body}</p>
        <p className="max-w-prose text-ink-soft lg:pt-1">{area.extendedContent}</p>
      </>
    ),
  }));
  return (
    <Section className="section-tight" headingId="impact" title={heading} lead={lead}>
      <ImpactAreas label={heading} areas={parts} />
    </Section>
  );
}
