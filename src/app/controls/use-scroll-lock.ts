import { useEffect } from "react";

let locks = 0;

/** Keeps the page behind a layer from scrolling while `locked`; several layers may ask at once (spec 4.2). */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { documentElement } = document;
    // Where the scroll bar takes room its place is kept, so that nothing moves when a layer opens.
    if (window.innerWidth > documentElement.clientWidth) documentElement.classList.add("scroll-gutter-kept");
    locks += 1;
    documentElement.classList.add("scroll-locked");
    return () => {
      locks -= 1;
      if (locks === 0) documentElement.classList.remove("scroll-locked", "scroll-gutter-kept");
    };
  }, [locked]);
}
