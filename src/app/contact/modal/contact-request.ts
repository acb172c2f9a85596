import { createRequestStore } from "../../controls/request-store.ts";

/** The two ways to ask: a profile address alone, or name and e-mail as well (spec 4.2). */
export type ContactTab = "linkedin" | "details";

/** How the contact modal is to open. */
export interface ContactRequest {
  /** What the message starts with. */
  message?: string;
  tab?: ContactTab;
}

export const contactRequest = createRequestStore<ContactRequest>();
