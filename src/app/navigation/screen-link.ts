import { isScreen } from "./page-modules.ts";

/** The link around an element, where it leads to a screen of this site and in this tab. */
export function findScreenLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== window.location.origin || link.target || link.download) return undefined;
  return isScreen(link.pathname) ? link : undefined;
}
