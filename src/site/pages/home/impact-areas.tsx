import { type ReactNode, useId } from "react";
import { PauseButton } from "#platform/ui/auto-advance/pause-button.tsx";
import { useRotation } from "#platform/ui/auto-advance/use-auto-advance.ts";
import { DESKTOP_QUERY } from "#platform/ui/use-media-query.ts";

const timings = { intervalMs: 5_000, pauseAfterPickMs: 10_000, resumeAfterHoverMs: 2_000 };

interface ImpactPart {
  id: string;
  title: string;
  icon: ReactNode;
  panel: ReactNode;
}

/**
 * From 1024 px, rotating buttons above the chosen panel; on narrower screens, an accordion (spec 4.3, 4.4, 9). Every
 * panel is in the HTML and is open without JavaScript.
 */
export function ImpactAreas({ label, areas }: { label: string; areas: readonly ImpactPart[] }) {
  const base = useId();
  const ids = areas.map(({ id }) => id);
  const { isWide, shownId, choose, auto } = useRotation(ids, DESKTOP_QUERY, timings);

  return (
    <div className="relative" {...auto.pauseProps}>
      <ul className="impact">
        {areas.map((area) => {
          const isOpen = area.id === shownId;
          return (
            <li key={area.id}>
              <h3 className="impact-head fold-head">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={`${base}-${area.id}`}
                  className="impact-button fold-button"
                  onClick={() => choose(isOpen && !isWide ? undefined : area.id)}
                >
                  {area.icon}
                  {area.title}
                </button>
              </h3>
              <div id={`${base}-${area.id}`} data-open={isOpen || undefined} className="impact-panel">
                {area.panel}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="absolute right-0 bottom-0 max-lg:hidden">
        <PauseButton auto={auto} subject={label} />
      </div>
    </div>
  );
}
