import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useDismiss } from "./use-dismiss.ts";

/** How long the pointer must rest before a tooltip opens, in ms (spec 9). */
export const TOOLTIP_DELAY_MS = 700;
/** A tooltip that follows another within this time opens at once, in ms (spec 9). */
export const TOOLTIP_SKIP_DELAY_MS = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * A few words about a control, on hover (after 700 ms) or keyboard focus (at once); Escape hides them. `children`
 * gets the id for `aria-describedby`.
 */
export function Tooltip({ text, children }: { text: string; children: (tooltipId: string) => ReactNode }) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  function show(delayMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delayMs);
  }

  function hide() {
    clearTimeout(timer.current);
    if (open) lastClosedAt = Date.now();
    setOpen(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useDismiss(anchor, open, hide);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the control inside.
    <span
      ref={anchor}
      className="tooltip-anchor"
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        show(Date.now() - lastClosedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && show(0)}
      onBlur={hide}
    >
      {children(id)}
      <span id={id} role="tooltip" className="tooltip" data-open={open || undefined}>
        {text}
      </span>
    </span>
  );
}
