import { paths } from "../../site/index.ts";
import { loadSending } from "./load-sending.ts";

/** The two ways to ask: a profile address alone, or name and e-mail as well (spec 4.2). */
export type ContactTab = "linkedin" | "details";

/** How the contact modal is to open. */
export interface ContactRequest {
  /** What stands in the message already. */
  message?: string;
  tab?: ContactTab;
}

let open: ((request: ContactRequest) => void) | undefined;

/**
 * Opens the contact modal (spec 4.2). Its code is fetched now, unless a pointer or the focus came near before;
 * where it cannot open, the visitor is taken to the contact page.
 */
export function openContact(request: ContactRequest = {}): void {
  if (open) open(request);
  else window.location.assign(paths.contact);
}

/** For the one host in the root: takes the calls of `openContact` until the returned function is called. */
export function hostContact(opener: (request: ContactRequest) => void): () => void {
  open = opener;
  return () => {
    open = undefined;
  };
}

/** Fetches the modal's code and what it sends with, once. */
export async function loadContactModal() {
  const [modal] = await Promise.all([import("./contact-modal.tsx"), loadSending()]);
  return modal;
}
