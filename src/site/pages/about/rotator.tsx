import { type KeyboardEvent, type ReactNode, useId } from "react";
import type { AutoAdvanceTimings } from "#platform/ui/auto-advance/auto-advance.ts";
import { PauseButton } from "#platform/ui/auto-advance/pause-button.tsx";
import { useRotation } from "#platform/ui/auto-advance/use-auto-advance.ts";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { nextTabIndex } from "#platform/ui/tabs/tabs.tsx";
import { DESKTOP_QUERY, TABLET_QUERY } from "#platform/ui/use-media-query.ts";

interface RotatorPart {
  id: string;
  title: string;
  panel: ReactNode;
}

/** Each look is a tab list on screens that match `query` and an accordion on all others (spec 4.4). */
const looks = {
  approach: { query: DESKTOP_QUERY, tabs: "max-lg:hidden", head: "lg:hidden" },
  motions: { query: TABLET_QUERY, tabs: "max-md:hidden", head: "md:hidden" },
};

/**
 * Shows one part at a time (spec 4.3, 4.4): an auto-advancing tab list on wide screens, an accordion on narrow ones.
 * Every part is in the HTML and is open without JavaScript.
 */
export function Rotator({
  label,
  parts,
  look,
  timings,
}: {
  label: string;
  parts: readonly RotatorPart[];
  look: keyof typeof looks;
  timings: AutoAdvanceTimings;
}) {
  const base = useId();
  const { query, ...classes } = looks[look];
  const ids = parts.map(({ id }) => id);
  const { isWide, shownId, position, choose, auto } = useRotation(ids, query, timings);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextTabIndex(event, position, parts.length);
    if (next < 0) return;
    event.preventDefault();
    choose(ids[next]);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className="relative">
      <div className={`rotator rotator-${look}`} {...auto.pauseProps}>
        <div
          role="tablist"
          aria-label={label}
          className={joinClasses("rotator-tabs noscript:hidden print:hidden", classes.tabs)}
          onKeyDown={onKeyDown}
        >
          {parts.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-tab-${id}`}
              aria-selected={id === shownId}
              aria-controls={`${base}-${id}`}
              tabIndex={id === shownId ? 0 : -1}
              className="rotator-tab"
              onClick={() => choose(id)}
            >
              {title}
            </button>
          ))}
        </div>
        <div className="rotator-stage">
          {parts.map(({ id, title, panel }) => {
            const isOpen = id === shownId;
            return (
              <div key={id} className="rotator-part">
                <h3 className={joinClasses("rotator-head fold-head", classes.head)}>
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={`${base}-${id}`}
                    className="rotator-button fold-button"
                    onClick={() => choose(isOpen ? undefined : id)}
                  >
                    {title}
                  </button>
                </h3>
                <div
                  id={`${base}-${id}`}
                  data-open={isOpen || undefined}
                  className="rotator-panel"
                  {...(isWide && {
                    role: "tabpanel",
                    "aria-labelledby": `${base}-tab-${id}`,
                    tabIndex: isOpen ? 0 : -1,
                  })}
                >
                  {panel}
                </div>
              </div>
            );
          })}
        </div>
      </div>
      <div className="rotator-pause">
        <PauseButton auto={auto} subject={label} />
      </div>
    </div>
  );
}
