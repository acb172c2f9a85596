import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import { joinClasses } from "../join-classes.ts";
import { currentToast, dismissToast, subscribeToToasts, type Toast } from "./toast-store.ts";

/** How long a toast is shown, in ms (spec 9). */
const DURATION_MS = 5_000;
/** Distance of a swipe to the right that dismisses a toast, in px (spec 9). */
const SWIPE_THRESHOLD_PX = 50;

/**
 * The toast (spec 9), at the end of the body or of the open dialog (`open-modal.ts`). F8 moves focus to it
 * (`entry.client.ts`). A failure is announced immediately, but not with the role `alert`, which the form's notice has.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  return (
    <section data-toast-region="" aria-label="Notifications (F8)" tabIndex={-1} className="toast-region">
      {(["default", "destructive"] as const).map((variant) => (
        <div
          key={variant}
          role="status"
          aria-live={variant === "destructive" ? "assertive" : "polite"}
          aria-atomic="true"
          className="contents"
        >
          {toast?.open && toast.variant === variant && <ToastCard key={toast.id} toast={toast} />}
        </div>
      ))}
    </section>
  );
}

/**
 * The countdown pauses after the pointer moves onto the toast, while keyboard focus is in the region, and while the
 * window isn't focused.
 */
function ToastCard({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  const swipeStart = useRef<number | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useCountdown(DURATION_MS, isHovered || hasFocus, () => dismissToast(toast.id));

  useLayoutEffect(() => {
    const region = card.current?.closest<HTMLElement>(".toast-region");
    if (!card.current || !region) return;
    keepClear(region, card.current);
    const update = () => setHasFocus(region.matches(":is(:focus-visible, :has(:focus-visible))"));
    update();
    region.addEventListener("focusin", update);
    region.addEventListener("focusout", update);
    return () => {
      region.removeEventListener("focusin", update);
      region.removeEventListener("focusout", update);
    };
  }, []);

  function onPointerMove(event: PointerEvent) {
    // `pointerenter` would keep a toast open that appears under a stationary pointer.
    setHovered(true);
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
    <div
      ref={card}
      className={joinClasses("toast", toast.variant === "destructive" && "toast-destructive")}
      onPointerLeave={() => setHovered(false)}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        swipeStart.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <p className="leading-snug font-semibold">{toast.title}</p>
      {toast.description && <p className="text-sm text-ink-soft">{toast.description}</p>}
      <IconButton label="Dismiss notification" quiet onClick={() => dismissToast(toast.id)}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}

/** Moves the region to the other edge of the window if the toast would cover the control that raised it. */
function keepClear(region: HTMLElement, card: HTMLElement) {
  region.removeAttribute("data-moved");
  // Uses the region's height, because the card moves while it appears.
  const { top, bottom } = region.getBoundingClientRect();
  const { left, right } = card.getBoundingClientRect();
  // Includes `:hover` because Safari doesn't focus a clicked button.
  const controls = [...document.querySelectorAll(":focus, button:hover")];
  const isCovered = controls.some((control) => {
    const box = control.getBoundingClientRect();
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  });
  region.toggleAttribute("data-moved", isCovered);
}

/** Calls `onEnd` after `durationMs`, not counting the time while paused or while the window is unfocused. */
function useCountdown(durationMs: number, paused: boolean, onEnd: () => void) {
  const leftMs = useRef(durationMs);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (paused) return;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      startedAt = Date.now();
      timer = setTimeout(() => end.current(), leftMs.current);
    };
    const pause = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs.current = Math.max(0, leftMs.current - (Date.now() - startedAt));
    };
    if (document.hasFocus()) run();
    window.addEventListener("blur", pause);
    window.addEventListener("focus", run);
    return () => {
      pause();
      window.removeEventListener("blur", pause);
      window.removeEventListener("focus", run);
    };
  }, [paused]);
}
