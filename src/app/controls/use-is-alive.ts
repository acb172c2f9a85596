import { useSyncExternalStore } from "react";

/** Whether the page's scripts run: false in the HTML and while hydrating, true from then on. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
