import { createContext, type ReactNode, use, useDeferredValue } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

const WholeContext = createContext(true);

/**
 * A piece that a visitor came to by a click shows its first screen at once and the rest a frame later: to draw all
 * of it takes a slow phone longer than a click may. In the HTML, going back, and on the way to a heading it is whole.
 */
export function Arrival({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isByClick = useNavigationType() === NavigationType.Push && hash === "";
  const isWhole = useDeferredValue(true, !isByClick);
  return <WholeContext value={isWhole}>{children}</WholeContext>;
}

/** Whether all of the piece is there; true outside of an `Arrival`. */
export function useIsWhole(): boolean {
  return use(WholeContext);
}

/** What may come a frame later: what lies below the first screen, or beside the words. */
export function AfterFirstFrame({ children }: { children: ReactNode }) {
  return useIsWhole() && children;
}
