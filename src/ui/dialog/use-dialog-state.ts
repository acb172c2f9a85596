import { useDeferredValue, useSyncExternalStore } from "react";
import type { DialogState } from "./dialog-state.ts";

/**
 * Whether the dialog is open. It opens in a deferred render: a store's change is urgent to React, effects included, and
 * the page behind would be made inert before the dialog is painted. It closes at once.
 */
export function useDialogState({ subscribe, isOpen }: DialogState): boolean {
  const isWanted = useSyncExternalStore(subscribe, isOpen, () => false);
  return useDeferredValue(isWanted) && isWanted;
}
