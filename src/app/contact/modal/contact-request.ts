/** The two ways to ask: a profile address alone, or name and e-mail as well (spec 4.2). */
export type ContactTab = "linkedin" | "details";

/** How the contact modal is to open. */
export interface ContactRequest {
  /** What the message starts with. */
  message?: string;
  tab?: ContactTab;
}

let request: ContactRequest | null = null;
const listeners = new Set<() => void>();

/** Asks for the contact modal, or with null for it to close. */
export function requestContact(next: ContactRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/** What was asked for last; null while the modal is closed. */
export function readContactRequest(): ContactRequest | null {
  return request;
}

/** Calls `listener` after each change; returns how to stop. */
export function subscribeToContactRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
