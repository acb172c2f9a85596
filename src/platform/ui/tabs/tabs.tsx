import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

/**
 * Tabs that follow the ARIA Authoring Practices: arrow keys, Home and End select a tab, and Tab moves on to the panel.
 * All panels are in the HTML; without JavaScript they are stacked.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const base = useId();
  const [chosenId, setChosenId] = useState(tabs[0]?.id);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex((tab) => tab.id === chosenId);
    const next = tabs[nextTabIndex(event, index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    setChosenId(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="tab-list noscript:hidden print:hidden"
      >
        {tabs.map((tab, position) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${position}`}
            data-tab={tab.id}
            aria-selected={tab.id === chosenId}
            aria-controls={`${base}-panel-${position}`}
            tabIndex={tab.id === chosenId ? 0 : -1}
            onClick={() => setChosenId(tab.id)}
            className="tab"
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
          hidden={tab.id !== chosenId}
          className="tab-panel"
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

/** Returns the index of the tab that a key moves to, wrapping around; -1 for other keys. */
export function nextTabIndex(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">,
  index: number,
  count: number,
): number {
  // Browsers go back on Alt+Left.
  if (altKey || ctrlKey || metaKey) return -1;
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
