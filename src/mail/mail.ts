import type { SendMailOptions } from "nodemailer";
import { DeliveryError } from "../delivery/channel.ts";
import { isEmail } from "../leads/email.ts";

/** A calendar file attached to a mail. */
export interface CalendarPart {
  method: "REQUEST" | "CANCEL";
  content: string;
}

/** A file attached to a mail. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** One mail to one recipient. */
export interface Mail {
  /** Local part of the Message-ID; the same for all attempts. */
  id: string;
  /** Index among copies to several recipients. */
  copy?: number;
  /** Id of the earlier mail that this one replies to. */
  follows?: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** The same as HTML. */
  html?: string;
  calendar?: CalendarPart;
  files?: readonly MailFile[];
  /** Whether it is sent in reply to a visitor's request (`Auto-Submitted`, RFC 3834). */
  isReply: boolean;
}

/** A mail without its recipient. */
export type MailDraft = Omit<Mail, "to" | "copy">;

/** A way to send mails. */
export interface MailTransport {
  /** Where mails go, for the log; contains no password. */
  description: string;
  /** Sends one mail. When it returns, the mail is durable or accepted by the mail server. Throws `DeliveryError`. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Sender of all mails, and the host of their Message-IDs. */
export interface MailIdentity {
  from: { name: string; address: string };
  host: string;
}

/** Limits on what Nodemailer may read or do, whatever a mail contains. */
export const safeComposing = { disableFileAccess: true, disableUrlAccess: true, maxRecipients: 1 } as const;

/**
 * Converts a mail to Nodemailer's options. E-mail addresses are objects, which its parser leaves alone. Throws
 * `DeliveryError` where the recipient is not one plain e-mail address.
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
    // Not Nodemailer's own `icalEvent`, which attaches a copy without a method.
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
