import { type ReactNode, useId, useState } from "react";
import type { ImpactArea, ImpactIcon } from "../../catalogue/panels/index.ts";
import { Sheet } from "../cards/illustrations/sheet.tsx";
import { DESKTOP_QUERY, PauseButton, useAutoAdvance, useMediaQuery } from "../controls/index.ts";
import {
  ChannelsIcon,
  ChevronDownIcon,
  CompassIcon,
  FunnelIcon,
  GaugeIcon,
  MegaphoneIcon,
  SearchIcon,
} from "../icons/index.ts";
import { impactSheetAddress } from "./drawings/impact-sheet-address.ts";

/** Timings of the rotation, in ms (spec 4.4, 9). */
const timings = { intervalMs: 5_000, pauseAfterPickMs: 10_000, resumeAfterHoverMs: 2_000 };

const icons: Record<ImpactIcon, ReactNode> = {
  "new-market": <CompassIcon />,
  funnel: <FunnelIcon />,
  channels: <ChannelsIcon />,
  search: <SearchIcon />,
  network: <MegaphoneIcon />,
  report: <GaugeIcon />,
};

/**
 * The impact areas: from 1024 px a list beside the chosen area's drawing, which moves on by itself; below, one opens
 * at a time and the open one closes (spec 4.3, 4.4). All of them are in the HTML; without JavaScript all stand open.
 */
export function ImpactAreas({ label, areas }: { label: string; areas: readonly ImpactArea[] }) {
  const base = useId();
  const isDesktop = useMediaQuery(DESKTOP_QUERY);
  const [openId, setOpenId] = useState(areas[0]?.id);
  const shownId = openId ?? (isDesktop ? areas[0]?.id : undefined);
  const auto = useAutoAdvance({ ...timings, enabled: isDesktop && areas.length > 1, onAdvance: showNext });

  function showNext() {
    const position = areas.findIndex((area) => area.id === shownId);
    setOpenId(areas[(position + 1) % areas.length]?.id);
  }

  function choose(id: string) {
    auto.notePick();
    setOpenId(id === openId && !isDesktop ? undefined : id);
  }

  return (
    <div {...auto.holdProps}>
      <ul className="impact">
        {areas.map((area) => {
          const isOpen = area.id === shownId;
          return (
            <li key={area.id}>
              <h3 className="impact-head">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={`${base}-${area.id}`}
                  className="impact-button"
                  onClick={() => choose(area.id)}
                >
                  {icons[area.icon]}
                  <span className="flex-1">{area.title}</span>
                  <ChevronDownIcon size={20} className="impact-turn" />
                </button>
              </h3>
              <div id={`${base}-${area.id}`} data-open={isOpen || undefined} className="impact-panel">
                <div className="impact-sheet">
                  <Sheet className="h-full w-full text-blueprint">
                    <use href={`${impactSheetAddress}#${area.icon}`} />
                    <use href={`${impactSheetAddress}#${area.icon}-mark`} className="impact-mark" />
                  </Sheet>
                </div>
                <div className="impact-words">
                  <p className="text-lg leading-snug font-medium text-ink">{area.body}</p>
                  <p className="max-w-prose text-ink-soft">{area.extendedContent}</p>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="needs-motion mt-6 h-11 max-lg:hidden">
        {auto.moves && <PauseButton paused={auto.paused} onToggle={auto.togglePaused} subject={label} />}
      </div>
    </div>
  );
}
