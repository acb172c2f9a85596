import type { LeadBlock } from "../forms/index.ts";
import { type ClaimedDelivery, deliveryIdOf } from "../store/index.ts";

/** The delivery an email is for. */
export type MailOccasion = Pick<
  ClaimedDelivery,
  "id" | "channel" | "kind" | "lead" | "booking" | "visitorSkipReason"
>;

/** A string is a paragraph. */
export type MailBlock = string | LeadBlock | { kind: "link"; label: string; url: string };

export interface CalendarPart {
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  content: string;
}

interface MailFile {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** An email before it is rendered, for any number of recipients. */
export interface MailContent {
  /** The local part of the Message-ID; stays the same for all attempts. */
  id: string;
  /** The id of the email that this one replies to. */
  follows?: string;
  replyTo?: string;
  /** An automatic reply to a submission (`Auto-Submitted`, RFC 3834). */
  isReply: boolean;
  subject: string;
  calendar?: CalendarPart;
  files?: readonly MailFile[];
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

/** The parts that depend on an email's kind; the composer for its reader adds the rest. */
export type MailWords = Pick<
  MailContent,
  "subject" | "preheader" | "heading" | "blocks" | "note" | "calendar" | "files"
>;

/** Returns an email's id, and that of the one about the lead itself if this one is about something later. */
export function identify({ id, kind, channel, lead }: MailOccasion): Pick<MailContent, "id" | "follows"> {
  return kind === "request" || kind === "test" ? { id } : { id, follows: deliveryIdOf(lead.id, channel) };
}
