import type { ClaimedDelivery } from "../store/index.ts";

/** What a mail is about. Its id becomes the mail's. */
export type MailOccasion = Pick<
  ClaimedDelivery,
  "id" | "channel" | "kind" | "lead" | "booking" | "visitorSkipReason"
>;

export interface Fact {
  label: string;
  value: string;
  /** The value links to it. */
  url?: string;
}

/** A time in one zone, as people read it. */
export interface Moment {
  label: string;
  /** `Tuesday, November 24, 2026 at 9:00 AM` */
  time: string;
  /** `India Standard Time (GMT+5:30)` */
  zone: string;
}

export type MailBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "moments"; moments: readonly Moment[] }
  | { kind: "button"; label: string; url: string }
  | { kind: "link"; label: string; url: string }
  /** What a person wrote, with its line breaks. */
  | { kind: "quote"; label: string; text: string };

export function paragraph(text: string): MailBlock {
  return { kind: "paragraph", text };
}

/** The source of both a mail's text part and its HTML part. */
export interface MailContent {
  /** Inboxes show it after the subject; repeats a fact from the body. */
  preheader: string;
  /** The small line above the heading. */
  label: string;
  heading: string;
  blocks: readonly MailBlock[];
  note?: string;
  /** The sender's name, then its contacts. */
  footer: readonly { text: string; url?: string }[];
}
