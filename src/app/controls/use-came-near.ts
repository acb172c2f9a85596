import { type RefObject, useEffect, useState } from "react";

/** How far outside of the window is near: as much again as it shows. */
const NEARNESS = "100%";

/** Whether an element has come near to what the visitor sees, once: what it will want can be made ready. */
export function useCameNear(ref: RefObject<Element | null>): boolean {
  const [cameNear, setCameNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setCameNear(true);
      },
      { rootMargin: NEARNESS },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return cameNear;
}
