import { useCallback, useSyncExternalStore } from "react";

/** The desktop breakpoint (spec 9). */
export const DESKTOP_QUERY = "(min-width: 1024px)";
/** Screens narrower than this count as phones (spec 9). */
export const TABLET_QUERY = "(min-width: 768px)";
export const REDUCED_MOTION_QUERY = "(prefers-reduced-motion: reduce)";

/** Returns whether a media query matches; false on the server and in the first render. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
