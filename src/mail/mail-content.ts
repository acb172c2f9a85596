import type { ClaimedDelivery } from "../store/index.ts";

/** Subject of a mail: its delivery and lead, with the id that it gets. */
export type MailOccasion = Pick<
  ClaimedDelivery,
  "id" | "channel" | "kind" | "lead" | "booking" | "visitorSkipReason"
>;

/** A fact with its label. */
export interface Fact {
  label: string;
  value: string;
  /** URL that the value links to. */
  url?: string;
}

/** A point in time as people read it, in one zone. */
export interface Moment {
  label: string;
  /** `Tuesday, November 24, 2026 at 9:00 AM` */
  time: string;
  /** `India Standard Time (GMT+5:30)` */
  zone: string;
}

/** A part of a mail's body. */
export type MailBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "moments"; moments: readonly Moment[] }
  | { kind: "button"; label: string; url: string }
  | { kind: "link"; label: string; url: string }
  /** A text that a person wrote, with its line breaks. */
  | { kind: "quote"; label: string; text: string };

/** The content of a mail. Its text part and its HTML part are both rendered from it. */
export interface MailContent {
  /** Shown by inboxes after the subject; repeats a fact of the body. */
  preheader: string;
  /** Small line above the heading. */
  label: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Small print at the end. */
  note?: string;
  /** The sender's name, then its contacts. */
  footer: readonly { text: string; url?: string }[];
}
