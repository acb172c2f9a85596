import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { REDUCED_MOTION_QUERY } from "../use-media-query.ts";
import { stepStop } from "./carousel-stops.ts";

/** Where to go, told from where the row stands or is on its way to, and from the last place it can go to. */
type CarouselStep = (from: number, last: number) => number;

export interface CarouselControl {
  /** First card in view, or the one that the row is on its way to. */
  index: number;
  /** Last index that can be scrolled to; 0 when everything is in view. */
  lastIndex: number;
  /** How many cards a step moves on. */
  stride: number;
  /** A step on, from the end back to the first card (spec 4.4). */
  next: () => void;
  previous: () => void;
  goTo: (step: number | CarouselStep) => void;
}

/** What browsers round off a place in the row, in px. */
const ROUNDING_PX = 2;

/** What a reader moves a row with. */
const gestures = ["pointerdown", "wheel", "keydown"] as const;

/**
 * Moves the scroll-snap list in `frame`, of which `count` cards are shown, card by card or, `byPage`, by as many as are
 * in view. Steps count from where the last one leads to, so that none is lost while a smooth scroll is still on its way;
 * a scroll by hand (touch, wheel, keys, the focus) says where the row stands. Where `content` tells that other cards have
 * come, the row stands at the first of them.
 */
export function useCarousel(
  frame: RefObject<HTMLElement | null>,
  count: number,
  content = "",
  byPage = false,
): CarouselControl {
  const aim = useRef(0);
  /** How close the row has come to its aim, in px; null while it rests. */
  const way = useRef<number | null>(null);
  const lastContent = useRef(content);
  const [index, setIndex] = useState(0);
  const [lastIndex, setLastIndex] = useState(Math.max(0, count - 1));

  useEffect(() => {
    const track = findTrack(frame.current);
    if (!track) return;
    const measure = () => {
      const { step, last, reach } = sizeUp(track, count);
      setLastIndex(last);
      track.tabIndex = last > 0 ? 0 : -1;
      const ahead = Math.abs(track.scrollLeft - Math.min(aim.current * step, reach));
      if (way.current !== null && ahead > ROUNDING_PX && ahead < way.current + step / 2) {
        way.current = Math.min(way.current, ahead);
        return;
      }
      // Arrived, or moving away from the target: the user is scrolling.
      way.current = null;
      aim.current = step > 0 ? Math.round(track.scrollLeft / step) : 0;
      setIndex(aim.current);
    };
    // The reader moves the row: from here on it says where it stands.
    // `scrollend` is not used: it may belong to the previous scroll.
    const letGo = () => {
      way.current = null;
    };
    const observer = new ResizeObserver(() => {
      letGo();
      measure();
    });
    observer.observe(track);
    if (content !== lastContent.current) {
      lastContent.current = content;
      letGo();
      // Where it is at its start already, there is nothing to lay out for it now; the observer measures soon.
      if (aim.current > 0) track.scrollTo({ left: 0, behavior: "instant" });
    }
    track.addEventListener("scroll", measure, { passive: true });
    for (const gesture of gestures) track.addEventListener(gesture, letGo, { passive: true });
    return () => {
      observer.disconnect();
      track.removeEventListener("scroll", measure);
      for (const gesture of gestures) track.removeEventListener(gesture, letGo);
    };
  }, [frame, count, content]);

  const goTo = useCallback(
    (to: number | CarouselStep) => {
      const track = findTrack(frame.current);
      if (!track) return;
      const { step, last, reach } = sizeUp(track, count);
      aim.current = typeof to === "number" ? to : to(aim.current, last);
      const left = Math.min(aim.current * step, reach);
      way.current = Math.abs(track.scrollLeft - left);
      setIndex(aim.current);
      const behavior = window.matchMedia(REDUCED_MOTION_QUERY).matches ? "auto" : "smooth";
      track.scrollTo({ left, behavior });
    },
    [frame, count],
  );

  const strideWith = (last: number) => (byPage ? Math.max(1, count - last) : 1);
  // As the row is now: the press that hydrates it comes before it was measured.
  const turn = (by: 1 | -1) => goTo((from, last) => stepStop(from, by, last, strideWith(last)));

  return {
    index,
    lastIndex,
    stride: strideWith(lastIndex),
    goTo,
    next: () => turn(1),
    previous: () => turn(-1),
  };
}

/** The list of cards; it stays the server's markup. */
function findTrack(frame: HTMLElement | null): HTMLElement | null {
  return frame?.querySelector<HTMLElement>("ul, ol") ?? null;
}

/** Distance from one card to the next and the furthest scroll, in px, and the last index that can be scrolled to. */
function sizeUp(track: HTMLElement, count: number): { step: number; last: number; reach: number } {
  const cards = track.querySelectorAll<HTMLElement>(":scope > :not([hidden])");
  const [first, end] = [cards[0], cards[cards.length - 1]];
  const reach = track.scrollWidth - track.clientWidth;
  if (count < 2 || !first || !end) return { step: 0, last: 0, reach };
  const step = (end.offsetLeft - first.offsetLeft) / (count - 1);
  return { step, last: step > 0 ? Math.max(0, Math.round(reach / step)) : 0, reach };
}
