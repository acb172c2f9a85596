import { useEffect } from "react";

let locks = 0;

/** Keeps the page behind a layer from scrolling while `locked`; several layers may ask at once (spec 4.2). */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { classList } = document.body;
    locks += 1;
    classList.add("scroll-locked");
    return () => {
      locks -= 1;
      if (locks === 0) classList.remove("scroll-locked");
    };
  }, [locked]);
}
