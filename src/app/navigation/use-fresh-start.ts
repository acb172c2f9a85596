import { useEffect } from "react";
import { loadAnew } from "./load-anew.ts";

/**
 * For the screen that stands in place of one that crashed: after a deploy an app that was open may get data of a shape
 * it does not know. It loads the address anew, with the new app, but never an address that the document itself
 * came from: what crashes there would crash again.
 */
export function useFreshStart(isCrashed: boolean): void {
  useEffect(() => {
    if (!isCrashed) return;
    const [origin] = performance.getEntriesByType("navigation");
    const { pathname, search } = window.location;
    if (origin && new URL(origin.name).pathname !== pathname) loadAnew(pathname + search);
  }, [isCrashed]);
}
