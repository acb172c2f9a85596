import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { joinClasses } from "../join-classes.ts";

/** Time until a tooltip opens, in ms (spec 9). */
const OPEN_DELAY_MS = 700;
/** A tooltip that follows another within this time opens at once, in ms (spec 9). */
const SKIP_DELAY_MS = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * A short visible label for an icon-only control: on hover (after 700 ms; within 300 ms of another at once: spec 9) or
 * keyboard focus (at once), until the pointer leaves or goes down, or Escape. It is not the control's accessible name or
 * description: that name already says more.
 */
export function Tooltip({
  text,
  className,
  children,
}: {
  text: string;
  className?: string | undefined;
  children: ReactNode;
}) {
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
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) hide();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the control inside.
    <span
      className={joinClasses("tooltip-anchor", className)}
      onPointerEnter={({ pointerType }) =>
        pointerType === "mouse" && show(tooltipDelay(Date.now(), lastClosedAt))
      }
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(":focus-visible") && show(0)}
      onBlur={hide}
    >
      {children}
      {open && (
        <span role="tooltip" className="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}

/** How long the pointer must rest before a tooltip opens, in ms, by when the one before it closed. */
export function tooltipDelay(now: number, lastClosedAt: number): number {
  return now - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}
