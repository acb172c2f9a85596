import { useId } from "react";
import type { Pillar } from "../../content/pillars.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { PillarBar } from "./pillar-hatch.tsx";

/** The name of a pillar, with the hatching of its bars (spec 2.6). */
export function PillarBadge({ pillar }: { pillar: Pillar }) {
  return (
    <Badge quiet className="whitespace-nowrap">
      <svg width="22" height="14" strokeWidth="1.25" aria-hidden="true">
        <PillarBar pillar={pillar} id={useId()} x={1} y={1} width={20} height={12} />
      </svg>
      {pillar}
    </Badge>
  );
}
