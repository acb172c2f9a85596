/** A page that a visitor asked for and did not get. */
export interface FailedNavigation {
  /** Path, query and hash of what was asked for. */
  address: string;
  /** `unreachable`: no answer came. `broken`: an answer came that the app cannot show. */
  reason: "unreachable" | "broken";
}

let failure: FailedNavigation | undefined;
const listeners = new Set<() => void>();

function publish(next: FailedNavigation | undefined) {
  if (next === failure) return;
  failure = next;
  for (const listener of listeners) listener();
}

/** Says that a page did not come; what the visitor reads stays. */
export function reportFailedNavigation(failed: FailedNavigation): void {
  publish(failed);
}

/** For the start of any new try, and for a visitor who has read it. */
export function forgetFailedNavigation(): void {
  publish(undefined);
}

/** The last failure, unless something else was tried since. */
export function readFailedNavigation(): FailedNavigation | undefined {
  return failure;
}

/** Calls `listener` after each change; returns how to stop. */
export function subscribeToFailedNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
