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

/** One mail to one recipient. */
export interface Mail {
  /** Local part of the Message-ID; the same for all attempts. */
  id: string;
  /** Index of this copy, if there are several recipients. */
  copy?: number;
  /** The id of the mail that this one replies to. */
  follows?: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** The same content as `text`. */
  html?: string;
  calendar?: CalendarPart;
  files?: readonly MailFile[];
  /** Whether it replies to a submission (`Auto-Submitted`, RFC 3834). */
  isReply: boolean;
}

export type MailDraft = Omit<Mail, "to" | "copy">;

export interface MailTransport {
  /** Says in the log where mails go; contains no password. */
  description: string;
  /** Resolves once the mail is durable or accepted by the mail server. Throws `DeliveryError`. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** The sender of all mails, and the host in their Message-IDs. */
export interface MailIdentity {
  from: { name: string; address: string };
  host: string;
}

/** Limits what Nodemailer may do, whatever a mail contains. */
export const safeComposing = { disableFileAccess: true, disableUrlAccess: true, maxRecipients: 1 } as const;

/**
 * Converts a mail to Nodemailer's options, with e-mail addresses as objects, which Nodemailer does not parse. Throws
 * `DeliveryError` if the recipient is not one plain e-mail address.
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
    // Not `icalEvent`, which attaches a copy without a method.
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
