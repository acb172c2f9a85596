import { type MouseEvent, type ReactNode, useRef } from "react";
import { useDismiss } from "./use-dismiss.ts";

/**
 * A group of links under a button. A native `details`, so it opens without JavaScript; with it, an outside mouse
 * press or a choice closes it, and Escape closes it and gives the focus back (spec 2.2, 4.3).
 */
export function DisclosureMenu({
  summary,
  summaryClassName,
  className,
  active = false,
  children,
}: {
  summary: ReactNode;
  summaryClassName?: string;
  className?: string;
  /** Marks the group as holding the place the visitor is at. */
  active?: boolean;
  children: ReactNode;
}) {
  const root = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  function close() {
    if (root.current) root.current.open = false;
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest("a")) return;
    close();
    // Nothing hidden keeps the focus; a new page takes it from here.
    button.current?.focus({ preventScroll: true });
  }

  // Asks the element itself: its toggle event comes late, after a fast hand's next key.
  useDismiss(root, true, (cause) => {
    if (!root.current?.open) return;
    close();
    if (cause === "escape") button.current?.focus();
  });

  return (
    <details ref={root} className={className}>
      <summary ref={button} className={summaryClassName} data-active={active || undefined}>
        {summary}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the choice of a link inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
      <div onClick={onClick}>{children}</div>
    </details>
  );
}
