import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { joinClasses } from "./join-classes.ts";
import { useCameNear } from "./use-came-near.ts";

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  panel: ReactNode;
}

/**
 * Tabs after the ARIA Authoring Practices: arrow keys, Home and End move and choose; Tab goes on to the panel.
 * All panels are in the HTML; without JavaScript they stand one below the other. Those that are not chosen are laid out
 * when the visitor comes near, so that a choice only has to show what is there.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selectedId,
  onSelect,
  look = "line",
}: {
  label: string;
  tabs: ReadonlyArray<Tab<Id>>;
  /** Controlled together with `onSelect`; left out, the tabs keep their own state, starting with the first. */
  selectedId?: Id;
  onSelect?: (id: Id) => void;
  /** `line` over a panel; `segments` for a filter. */
  look?: "line" | "segments";
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const isNear = useCameNear(list);
  const [ownId, setOwnId] = useState(tabs[0]?.id);
  const current = selectedId ?? ownId;

  function select(id: Id) {
    setOwnId(id);
    onSelect?.(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex((tab) => tab.id === current);
    const next = tabs[nextTabIndex(event.key, index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={joinClasses("needs-script", look === "line" ? "tab-list" : "segments")}
      >
        {tabs.map((tab, position) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${position}`}
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={`${base}-panel-${position}`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
            className={look === "line" ? "tab" : "segment"}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, position) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${position}`}
          aria-labelledby={`${base}-tab-${position}`}
          hidden={tab.id !== current}
          data-laid-out={isNear || undefined}
          className="tab-panel"
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

/** Which tab a key leads to, wrapping around; -1 for keys that mean nothing here. */
export function nextTabIndex(key: string, index: number, count: number): number {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
