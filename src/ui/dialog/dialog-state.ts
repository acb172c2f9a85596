/** Whether a dialog is open: shared by the links that open it and its island. */
export interface DialogState {
  set: (isOpen: boolean) => void;
  isOpen: () => boolean;
  /** Calls `listener` after each change; returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

export function createDialogState(): DialogState {
  let current = false;
  const listeners = new Set<() => void>();
  return {
    set(isOpen) {
      current = isOpen;
      for (const listener of listeners) listener();
    },
    isOpen: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
