import { type PointerEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { CloseIcon } from "../icons/index.ts";
import { joinClasses } from "../join-classes.ts";
import { dismissToast, type Toast } from "./toast-store.ts";

/** How long a notification stands, in ms (spec 9). */
const DURATION_MS = 5_000;
/** How far a notification must be swiped to the right to go, in px (spec 9). */
const SWIPE_THRESHOLD_PX = 50;

/** One notification. Its time stands still while it is pointed at or focused, or the window is away. */
export function ToastCard({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  const swipeStart = useRef<number | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useCountdown(DURATION_MS, isPointedAt || hasFocus, () => dismissToast(toast.id));

  function onPointerMove(event: PointerEvent) {
    if (swipeStart.current === null) return;
    const distance = Math.max(0, event.clientX - swipeStart.current);
    card.current?.style.setProperty("--swipe-x", `${distance}px`);
  }

  function onPointerUp(event: PointerEvent) {
    if (swipeStart.current === null) return;
    const distance = event.clientX - swipeStart.current;
    swipeStart.current = null;
    if (distance >= SWIPE_THRESHOLD_PX) dismissToast(toast.id);
    else card.current?.style.removeProperty("--swipe-x");
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer comfort only; the close button does the same.
    <div
      ref={card}
      className={joinClasses("toast", toast.variant === "destructive" && "toast-destructive")}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        swipeStart.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <p className="toast-title">{toast.title}</p>
      {toast.description && <p className="toast-text">{toast.description}</p>}
      <IconButton label="Dismiss notification" quiet onClick={() => dismissToast(toast.id)}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}

/** Calls `onEnd` once `durationMs` have run in which nothing held it and the window was in front. */
function useCountdown(durationMs: number, held: boolean, onEnd: () => void) {
  const leftMs = useRef(durationMs);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (held) return;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      startedAt = Date.now();
      timer = setTimeout(() => end.current(), leftMs.current);
    };
    const hold = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs.current = Math.max(0, leftMs.current - (Date.now() - startedAt));
    };
    run();
    window.addEventListener("blur", hold);
    window.addEventListener("focus", run);
    return () => {
      hold();
      window.removeEventListener("blur", hold);
      window.removeEventListener("focus", run);
    };
  }, [held]);
}
