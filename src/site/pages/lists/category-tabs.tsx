import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { nextTabIndex } from "#platform/ui/tabs/tabs.tsx";

/** Adds the keyboard behavior of tabs to links: arrow keys, Home and End move focus, and Space follows a link. */
export function CategoryTabs({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const tab of listTabs(frame.current)) tab.tabIndex = tab.ariaSelected === "true" ? 0 : -1;
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Alt+Space opens the window menu.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = listTabs(event.currentTarget);
    const from = tabs.findIndex((tab) => tab.matches(":focus"));
    const next = tabs[event.key === " " ? from : nextTabIndex(event, from, tabs.length)];
    if (!next) return;
    event.preventDefault();
    if (event.key === " ") next.click();
    else next.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the tabs inside.
    <div ref={frame} className="contents" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

function listTabs(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
}
