import type { SendMailOptions } from "nodemailer";
import { isEmail } from "../leads/index.ts";
import { DeliveryError } from "./delivery-error.ts";

export interface CalendarPart {
  method: "REQUEST" | "CANCEL";
  content: string;
}

interface MailFile {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** An email to a single recipient. */
export interface Mail {
  /** The local part of the Message-ID; stays the same for all attempts. */
  id: string;
  /** The index of this copy if there are several recipients. */
  copy?: number;
  /** The id of the email that this one replies to. */
  follows?: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** The same content as `text`. */
  html?: string;
  calendar?: CalendarPart;
  files?: readonly MailFile[];
  /** Whether it is an automatic reply to a submission (`Auto-Submitted`, RFC 3834). */
  isReply: boolean;
}

export type MailDraft = Omit<Mail, "to" | "copy">;

export interface MailTransport {
  /** A log message that says where emails go. Doesn't contain a password. */
  description: string;
  /** Resolves once the email is durable or accepted by the mail server. Throws `DeliveryError`. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** The sender of all emails and the host name in their Message-IDs. */
export interface MailIdentity {
  from: { name: string; address: string };
  host: string;
}

/** Prevents Nodemailer from reading files or URLs, regardless of an email's content. */
export const safeComposing = { disableFileAccess: true, disableUrlAccess: true, maxRecipients: 1 } as const;

/**
 * Converts an email to Nodemailer's options. Passes email addresses as objects, because Nodemailer doesn't parse those.
 * Throws `DeliveryError` if the recipient is not a single plain email address.
 */
export function toMessage(mail: Mail, { from, host }: MailIdentity): SendMailOptions {
  const { to, replyTo, subject, text, html, calendar, files = [] } = mail;
  if (!isEmail(to)) throw new DeliveryError("The recipient is not a plain address.", { isPermanent: true });
  const idOf = (id: string) => `<${id}@${host}>`;
  return {
    messageId: idOf(mail.id),
    ...(mail.follows && { inReplyTo: idOf(mail.follows), references: idOf(mail.follows) }),
    from,
    to: { name: "", address: to },
    ...(replyTo && isEmail(replyTo) && { replyTo: { name: "", address: replyTo } }),
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    ...(html && { html }),
    headers: { "Auto-Submitted": mail.isReply ? "auto-replied" : "auto-generated" },
    // `icalEvent` would also attach a copy without a method.
    ...(calendar && {
      alternatives: [
        { contentType: `text/calendar; charset=utf-8; method=${calendar.method}`, content: calendar.content },
      ],
    }),
    attachments: [
      ...(calendar
        ? [{ filename: "call.ics", contentType: "application/ics", content: calendar.content }]
        : []),
      ...files.map((file) => ({ ...file, content: Buffer.from(file.content) })),
    ],
  };
}
