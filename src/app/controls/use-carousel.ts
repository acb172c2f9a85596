import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { REDUCED_MOTION_QUERY } from "./use-media-query.ts";

export interface CarouselControl<Track extends HTMLElement> {
  /** Goes on the scrolling list whose children are the cards. */
  trackRef: RefObject<Track | null>;
  /** First card in view. */
  index: number;
  /** Last index that can be scrolled to; 0 when everything is in view. */
  lastIndex: number;
  /** One card on, from the end back to the first (spec 4.4). */
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
}

/** Moves a scroll-snap track card by card; the track's own scrolling stays the truth (touch, wheel, keys). */
export function useCarousel<Track extends HTMLElement>(count: number): CarouselControl<Track> {
  const trackRef = useRef<Track>(null);
  const [index, setIndex] = useState(0);
  const [lastIndex, setLastIndex] = useState(Math.max(0, count - 1));

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    let frame = 0;
    const measure = () => {
      const step = cardStep(track);
      const reach = track.scrollWidth - track.clientWidth;
      setLastIndex(step > 0 && count > 1 ? Math.max(0, Math.round(reach / step)) : 0);
      setIndex(step > 0 ? Math.round(track.scrollLeft / step) : 0);
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(later);
    observer.observe(track);
    track.addEventListener("scroll", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      track.removeEventListener("scroll", later);
    };
  }, [count]);

  const goTo = useCallback((target: number) => {
    const track = trackRef.current;
    if (!track) return;
    const behavior = window.matchMedia(REDUCED_MOTION_QUERY).matches ? "auto" : "smooth";
    track.scrollTo({ left: target * cardStep(track), behavior });
  }, []);

  return {
    trackRef,
    index,
    lastIndex,
    goTo,
    next: () => goTo(index >= lastIndex ? 0 : index + 1),
    previous: () => goTo(index <= 0 ? lastIndex : index - 1),
  };
}

/** Distance from one card to the next, in px. */
function cardStep(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
