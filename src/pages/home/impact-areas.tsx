import { type ReactNode, useId, useState } from "react";
import { ChevronDownIcon } from "../../ui/icons/index.ts";
import { DESKTOP_QUERY, PauseButton, useAutoAdvance, useMediaQuery } from "../../ui/index.ts";

/** Timings of the rotation, in ms (spec 4.4, 9). */
const timings = { intervalMs: 5_000, pauseAfterPickMs: 10_000, resumeAfterHoverMs: 2_000 };

/** One impact area. */
export interface ImpactPart {
  id: string;
  title: string;
  icon: ReactNode;
  panel: ReactNode;
}

/**
 * The impact areas: from 1024 px a list beside the chosen area's drawing, which moves on by itself; below, one opens
 * at a time and the open one closes (spec 4.3, 4.4). All of them are in the HTML; without JavaScript all stand open.
 */
export function ImpactAreas({ label, areas }: { label: string; areas: readonly ImpactPart[] }) {
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
                  {area.icon}
                  <span className="flex-1">{area.title}</span>
                  <ChevronDownIcon size={20} className="impact-turn" />
                </button>
              </h3>
              <div id={`${base}-${area.id}`} data-open={isOpen || undefined} className="impact-panel">
                {area.panel}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="motion-reduce:hidden mt-6 h-11 max-lg:hidden">
        {auto.moves && <PauseButton paused={auto.paused} onToggle={auto.togglePaused} subject={label} />}
      </div>
    </div>
  );
}
