/** A dialog's open state, shared by its island and the links that open it. */
export interface DialogState {
  set: (isOpen: boolean) => void;
  isOpen: () => boolean;
  /** Calls `listener` after each change; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

const states: Record<string, DialogState> = {};

export function dialogState(island: string): DialogState {
  states[island] ??= createState();
  return states[island];
}

function createState(): DialogState {
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
