import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { FocusHold } from "../dialog/focus-hold.ts";
import { REDUCED_MOTION_QUERY, useMediaQuery } from "../use-media-query.ts";
import { AutoAdvance, type AutoAdvanceTimings } from "./auto-advance.ts";

export interface AutoAdvanceControl {
  /** The visitor pressed pause. */
  paused: boolean;
  togglePaused: () => void;
  /** Call it when the visitor chooses a step by hand. */
  notePick: () => void;
  /** Whether the part moves at all here; where not, a pause button is not needed. */
  moves: boolean;
  /** Put these on the element that stands still while it is pointed at or focused. */
  holdProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onPointerDown: () => void;
    onPointerCancel: () => void;
    onClick: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Steps through a part by itself (spec 4.4): still on hover, on focus, while the page is hidden, after a pick, when
 * the visitor paused it, and always under reduced motion or where `enabled` is false. Timings are fixed at mount.
 */
export function useAutoAdvance({
  enabled = true,
  onAdvance,
  ...timings
}: AutoAdvanceTimings & { enabled?: boolean; onAdvance: () => void }): AutoAdvanceControl {
  const reducedMotion = useMediaQuery(REDUCED_MOTION_QUERY);
  const moves = enabled && !reducedMotion;
  const [paused, setPaused] = useState(false);
  const advance = useRef(onAdvance);
  advance.current = onAdvance;
  const [clock] = useState(() => new AutoAdvance(timings, () => advance.current()));
  const [focus] = useState(() => new FocusHold(clock));

  useEffect(() => {
    if (!moves) return;
    const onVisibility = () => (document.hidden ? clock.hold("hidden") : clock.release("hidden"));
    onVisibility();
    clock.start();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clock.stop();
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [clock, moves]);

  function togglePaused() {
    setPaused(!paused);
    if (paused) clock.release("user");
    else clock.hold("user");
  }

  return {
    paused,
    togglePaused,
    moves,
    notePick: () => clock.notePick(),
    holdProps: {
      // A finger that rests on a part and leaves again is no hover.
      onPointerEnter: (event) => event.pointerType === "mouse" && clock.hold("hover"),
      onPointerLeave: ({ pointerType }) => {
        clock.release("hover");
        // On touch, `pointerleave` comes before `click`.
        if (pointerType === "mouse") focus.pressEnded();
      },
      onPointerDown: () => focus.press(),
      onPointerCancel: () => focus.pressEnded(),
      onClick: () => focus.pressEnded(),
      onFocus: ({ target }) => focus.focused(target),
      onBlur: ({ target, currentTarget, relatedTarget }) =>
        focus.blurred(target, {
          staysInside: currentTarget.contains(relatedTarget),
          windowLeft: document.activeElement === target,
        }),
    },
  };
}
