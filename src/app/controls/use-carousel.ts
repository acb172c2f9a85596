import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { REDUCED_MOTION_QUERY } from "./use-media-query.ts";

/** Where to go, told from where the row stands or is on its way to, and from the last place it can go to. */
export type CarouselStep = (from: number, last: number) => number;

export interface CarouselControl<Track extends HTMLElement> {
  /** Goes on the scrolling list whose children are the cards. */
  trackRef: RefObject<Track | null>;
  /** First card in view, or the one that the row is on its way to. */
  index: number;
  /** Last index that can be scrolled to; 0 when everything is in view. */
  lastIndex: number;
  /** One card on, from the end back to the first (spec 4.4). */
  next: () => void;
  previous: () => void;
  goTo: (step: number | CarouselStep) => void;
}

/**
 * Moves a scroll-snap track card by card. Steps count from where the last one leads to, so that none is lost while a
 * smooth scroll is still on its way; a scroll by hand (touch, wheel, keys, the focus) says where the row stands.
 */
export function useCarousel<Track extends HTMLElement>(count: number): CarouselControl<Track> {
  const trackRef = useRef<Track>(null);
  const aim = useRef(0);
  const isOnItsWay = useRef(false);
  const [index, setIndex] = useState(0);
  const [lastIndex, setLastIndex] = useState(Math.max(0, count - 1));

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const measure = () => {
      const { step, last } = sizeUp(track, count);
      setLastIndex(last);
      if (isOnItsWay.current && !isAt(track, aim.current * step)) return;
      isOnItsWay.current = false;
      aim.current = step > 0 ? Math.round(track.scrollLeft / step) : 0;
      setIndex(aim.current);
    };
    // The scroll has come to rest, or a finger stops it: from here on the row says where it stands.
    const letGo = () => {
      isOnItsWay.current = false;
      measure();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(track);
    track.addEventListener("scroll", measure, { passive: true });
    track.addEventListener("scrollend", letGo);
    track.addEventListener("pointerdown", letGo);
    return () => {
      observer.disconnect();
      track.removeEventListener("scroll", measure);
      track.removeEventListener("scrollend", letGo);
      track.removeEventListener("pointerdown", letGo);
    };
  }, [count]);

  const goTo = useCallback(
    (to: number | CarouselStep) => {
      const track = trackRef.current;
      if (!track) return;
      const { step, last } = sizeUp(track, count);
      aim.current = typeof to === "number" ? to : to(aim.current, last);
      const left = aim.current * step;
      isOnItsWay.current = !isAt(track, left);
      setIndex(aim.current);
      const behavior = window.matchMedia(REDUCED_MOTION_QUERY).matches ? "auto" : "smooth";
      track.scrollTo({ left, behavior });
    },
    [count],
  );

  return {
    trackRef,
    index,
    lastIndex,
    goTo,
    next: () => goTo((from, last) => (from >= last ? 0 : from + 1)),
    previous: () => goTo((from, last) => (from <= 0 ? last : from - 1)),
  };
}

/** Distance from one card to the next, in px, and the last index that can be scrolled to. */
function sizeUp(track: HTMLElement, count: number): { step: number; last: number } {
  const { firstElementChild: first, lastElementChild: end } = track;
  if (count < 2 || !(first instanceof HTMLElement && end instanceof HTMLElement)) return { step: 0, last: 0 };
  const step = (end.offsetLeft - first.offsetLeft) / (count - 1);
  const reach = track.scrollWidth - track.clientWidth;
  return { step, last: step > 0 ? Math.max(0, Math.round(reach / step)) : 0 };
}

/** Whether the track has been scrolled to `left`, give or take what browsers round. */
function isAt(track: HTMLElement, left: number): boolean {
  return Math.abs(track.scrollLeft - left) < 2;
}
