import type { ClaimedDelivery } from "../store/index.ts";

/** The delivery an email is for. Its id becomes the email's id. */
export type MailOccasion = Pick<
  ClaimedDelivery,
  "id" | "channel" | "kind" | "lead" | "booking" | "visitorSkipReason"
>;

export interface Fact {
  label: string;
  value: string;
  /** If given, the value links to this URL. */
  url?: string;
}

/** A time in one time zone, formatted for people. */
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
  /** What a visitor typed, including line breaks. */
  | { kind: "quote"; label: string; text: string };

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
