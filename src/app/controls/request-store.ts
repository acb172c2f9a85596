/** What a dialog is asked for with, for the links that ask and the island that answers. */
export interface RequestStore<Request> {
  /** Asks for the dialog, or with null for it to close. */
  ask: (next: Request | null) => void;
  /** What was asked for last; null while the dialog is closed. */
  read: () => Request | null;
  /** Calls `listener` after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createRequestStore<Request>(): RequestStore<Request> {
  let request: Request | null = null;
  const listeners = new Set<() => void>();
  return {
    ask(next) {
      request = next;
      for (const listener of listeners) listener();
    },
    read: () => request,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
