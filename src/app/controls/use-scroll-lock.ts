import { useEffect } from "react";

let locks = 0;

/** Keeps the page behind a layer from scrolling while `locked`; several layers may ask at once (spec 4.2). */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    locks += 1;
    document.documentElement.classList.add("scroll-locked");
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.classList.remove("scroll-locked");
    };
  }, [locked]);
}
