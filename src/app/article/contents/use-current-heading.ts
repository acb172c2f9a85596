import { useEffect, useState } from "react";
import { useIsWhole } from "../arrival.tsx";

/** The reader is at the last heading above this line: the upper third of the screen. */
const READING_LINE = "100000px 0px -66% 0px";

/** The id of the heading under which the reader is; `undefined` before the first one. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  const key = ids.join(" ");
  const isWhole = useIsWhole();

  useEffect(() => {
    if (!isWhole) return;
    const wanted = key.split(" ");
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrentId(wanted.findLast((id) => passed.has(id)));
      },
      { rootMargin: READING_LINE },
    );
    for (const id of wanted) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key, isWhole]);

  return currentId;
}
