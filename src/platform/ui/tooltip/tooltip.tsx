import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { joinClasses } from "../join-classes.ts";

/** Hover time before a tooltip opens, in ms (spec 9). */
const OPEN_DELAY_MS = 700;
/** A tooltip opens at once if another closed within this time, in ms (spec 9). */
const SKIP_DELAY_MS = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * A short visible label for an icon-only control. Opens on hover after a delay, or at once on keyboard focus. Closes
 * when the pointer leaves or goes down, or on Escape. It isn't an accessible name or a description, because the
 * control's own name says more.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the inner control's events.
    <span
      className={joinClasses("relative inline-flex", className)}
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

export function tooltipDelay(now: number, lastClosedAt: number): number {
  return now - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}
