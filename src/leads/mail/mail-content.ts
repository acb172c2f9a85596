import type { LeadBlock } from "../forms/index.ts";
import type { ClaimedDelivery } from "../store/index.ts";

/** The delivery an email is for. Its id becomes the email's id. */
export type MailOccasion = Pick<
  ClaimedDelivery,
  "id" | "channel" | "kind" | "lead" | "booking" | "visitorSkipReason"
>;

export type MailBlock =
  | LeadBlock
  | { kind: "paragraph"; text: string }
  | { kind: "link"; label: string; url: string };

export function paragraph(text: string): MailBlock {
  return { kind: "paragraph", text };
}

/** The content from which both the text and the HTML part of an email are rendered. */
export interface MailContent {
  /** Shown after the subject in inboxes; repeats a fact from the body. */
  preheader: string;
  /** The small line above the heading. */
  label: string;
  heading: string;
  blocks: readonly MailBlock[];
  note?: string;
  /** The sender's name, followed by contact details. */
  footer: readonly { text: string; url?: string }[];
}
