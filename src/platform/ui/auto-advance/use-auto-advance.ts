import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { REDUCED_MOTION_QUERY, useMediaQuery } from "../use-media-query.ts";
import { AutoAdvance, type AutoAdvanceTimings } from "./auto-advance.ts";

export interface AutoAdvanceControl {
  /** False if the carousel or rotator never advances and so needs no pause button. */
  advances: boolean;
  paused: boolean;
  togglePaused: () => void;
  notePick: () => void;
  /** Props for the element that pauses while it contains the pointer or focus. */
  pauseProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onMouseDown: () => void;
    onMouseUp: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Calls `onAdvance` at an interval (spec 4.4). Pauses on hover, on focus, after a pick, while the page is hidden, and
 * when the visitor presses the pause button. Never runs with reduced motion or if `enabled` is false. Timings are fixed
 * at mount.
 */
export function useAutoAdvance({
  enabled = true,
  onAdvance,
  ...timings
}: AutoAdvanceTimings & { enabled?: boolean; onAdvance: () => void }): AutoAdvanceControl {
  const reducedMotion = useMediaQuery(REDUCED_MOTION_QUERY);
  const advances = enabled && !reducedMotion;
  const [paused, setPaused] = useState(false);
  const advance = useRef(onAdvance);
  advance.current = onAdvance;
  const [clock] = useState(() => new AutoAdvance(timings, () => advance.current()));

  useEffect(() => {
    if (!advances) return;
    const onVisibility = () => (document.hidden ? clock.pause("hidden page") : clock.resume("hidden page"));
    onVisibility();
    clock.start();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clock.stop();
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [clock, advances]);

  return {
    advances,
    paused,
    togglePaused() {
      setPaused(!paused);
      if (paused) clock.resume("pause button");
      else clock.pause("pause button");
    },
    notePick: () => clock.notePick(),
    pauseProps: {
      // Touch has no hover.
      onPointerEnter: ({ pointerType }) => pointerType === "mouse" && clock.pause("hover"),
      onPointerLeave() {
        clock.resume("hover");
        clock.noteMouse(false);
      },
      // Unlike pointer events, mouse events aren't fired by scrolling. A tap fires them around the focus event.
      onMouseDown: () => clock.noteMouse(true),
      onMouseUp: () => clock.noteMouse(false),
      onFocus: ({ target }) => clock.noteFocus(target),
      onBlur: ({ target, currentTarget, relatedTarget }) =>
        clock.noteBlur(target, {
          staysInside: currentTarget.contains(relatedTarget),
          windowLeft: document.activeElement === target,
        }),
    },
  };
}

/**
 * State for a rotator that shows one of several parts. If `wideQuery` matches, one part is always shown and the parts
 * rotate. On narrower screens it is an accordion, whose parts can all be closed (spec 4.3, 4.4).
 */
export function useRotation(ids: readonly string[], wideQuery: string, timings: AutoAdvanceTimings) {
  const isWide = useMediaQuery(wideQuery);
  const [openId, setOpenId] = useState(ids[0]);
  const shownId = openId ?? (isWide ? ids[0] : undefined);
  const position = ids.indexOf(shownId ?? "");
  const auto = useAutoAdvance({
    ...timings,
    enabled: isWide && ids.length > 1,
    onAdvance: () => setOpenId(ids[(position + 1) % ids.length]),
  });

  /** `undefined` closes the open part. */
  function choose(id: string | undefined) {
    auto.notePick();
    setOpenId(id);
  }

  return { isWide, shownId, position, choose, auto };
}
