import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type AutoAdvanceControl, useAutoAdvance } from "../auto-advance/use-auto-advance.ts";
import { REDUCED_MOTION_QUERY } from "../use-media-query.ts";
import { stepStop } from "./carousel-stops.ts";

export interface CarouselOptions {
  count: number;
  intervalMs: number;
  /** Enables auto-advance when some cards are out of view. */
  enabled?: boolean;
  /** Moves by the number of cards in view instead of by one. */
  byPage?: boolean | undefined;
  /** Identifies the set of cards. When it changes, the row scrolls back to the start. */
  content?: string | undefined;
}

interface CarouselControl {
  /** The first card in view, or the one that the row is scrolling to. */
  index: number;
  /** The last index that can be scrolled to; 0 if everything is in view. */
  lastIndex: number;
  stride: number;
  /** Moves one step at the visitor's request, wrapping around (spec 4.4). */
  pickNext: () => void;
  pickPrevious: () => void;
  pick: (index: number) => void;
  auto: AutoAdvanceControl;
}

/** Browsers round scroll positions by up to this much, in px. */
const ROUNDING_PX = 2;

const gestures = ["pointerdown", "wheel", "keydown"] as const;

/**
 * Scrolls the scroll-snap list in `frame`, on clicks and automatically. A step starts from the previous step's target,
 * so no step is lost during a smooth scroll. After the visitor scrolls, it starts from the current position.
 */
export function useCarousel(
  frame: RefObject<HTMLElement | null>,
  { count, intervalMs, enabled = true, byPage = false, content = "" }: CarouselOptions,
): CarouselControl {
  const target = useRef(0);
  /** The shortest distance to the target so far, in px; null while the row is at rest. */
  const distance = useRef<number | null>(null);
  const lastContent = useRef(content);
  const [index, setIndex] = useState(0);
  const [lastIndex, setLastIndex] = useState(Math.max(0, count - 1));

  useEffect(() => {
    const track = findTrack(frame.current);
    if (!track) return;
    const measure = () => {
      const { step, last, reach } = measureTrack(track, count);
      setLastIndex(last);
      track.tabIndex = last > 0 ? 0 : -1;
      const ahead = Math.abs(track.scrollLeft - Math.min(target.current * step, reach));
      if (distance.current !== null && ahead > ROUNDING_PX && ahead < distance.current + step / 2) {
        distance.current = Math.min(distance.current, ahead);
        return;
      }
      // Arrived, or moving away from the target because the visitor is scrolling.
      distance.current = null;
      target.current = step > 0 ? Math.round(track.scrollLeft / step) : 0;
      setIndex(target.current);
    };
    // Not called on `scrollend`, because that event might belong to the previous scroll.
    const dropTarget = () => {
      distance.current = null;
    };
    let width = 0;
    const observer = new ResizeObserver(() => {
      // Chromium would stop between two cards after a resize during a smooth scroll.
      const { step, last } = measureTrack(track, count);
      const left = Math.min(target.current, last) * step;
      if (width > 0 && width !== track.clientWidth) track.scrollTo({ left, behavior: "instant" });
      width = track.clientWidth;
      dropTarget();
      measure();
    });
    observer.observe(track);
    if (content !== lastContent.current) {
      lastContent.current = content;
      dropTarget();
      // At the start position this would only force a layout, and the observer is about to measure anyway.
      if (target.current > 0) track.scrollTo({ left: 0, behavior: "instant" });
    }
    track.addEventListener("scroll", measure, { passive: true });
    for (const gesture of gestures) track.addEventListener(gesture, dropTarget, { passive: true });
    return () => {
      observer.disconnect();
      track.removeEventListener("scroll", measure);
      for (const gesture of gestures) track.removeEventListener(gesture, dropTarget);
    };
  }, [frame, count, content]);

  const goTo = useCallback(
    (findTarget: (from: number, last: number) => number) => {
      const track = findTrack(frame.current);
      if (!track) return;
      const { step, last, reach } = measureTrack(track, count);
      target.current = findTarget(target.current, last);
      const left = Math.min(target.current * step, reach);
      distance.current = Math.abs(track.scrollLeft - left);
      setIndex(target.current);
      const behavior = window.matchMedia(REDUCED_MOTION_QUERY).matches ? "auto" : "smooth";
      track.scrollTo({ left, behavior });
    },
    [frame, count],
  );

  const strideWith = (last: number) => (byPage ? Math.max(1, count - last) : 1);
  // `goTo` measures again, because the click that hydrates the island comes before the first measurement.
  const turn = (by: 1 | -1) => goTo((from, last) => stepStop(from, by, last, strideWith(last)));
  const auto = useAutoAdvance({ intervalMs, enabled: enabled && lastIndex > 0, onAdvance: () => turn(1) });
  const picked = (move: () => void) => {
    auto.notePick();
    move();
  };

  return {
    index,
    lastIndex,
    stride: strideWith(lastIndex),
    pickNext: () => picked(() => turn(1)),
    pickPrevious: () => picked(() => turn(-1)),
    pick: (position) => picked(() => goTo(() => position)),
    auto,
  };
}

/** The list of cards is server markup, so it doesn't have a ref. */
function findTrack(frame: HTMLElement | null): HTMLElement | null {
  return frame?.querySelector<HTMLElement>("ul, ol") ?? null;
}

/** Measures the distance between cards and the furthest scroll position, in px, and the last index to scroll to. */
function measureTrack(track: HTMLElement, count: number): { step: number; last: number; reach: number } {
  const cards = track.querySelectorAll<HTMLElement>(":scope > :not([hidden])");
  const [first, end] = [cards[0], cards[cards.length - 1]];
  const reach = track.scrollWidth - track.clientWidth;
  if (count < 2 || !first || !end) return { step: 0, last: 0, reach };
  const step = (end.offsetLeft - first.offsetLeft) / (count - 1);
  return { step, last: step > 0 ? Math.max(0, Math.round(reach / step)) : 0, reach };
}
