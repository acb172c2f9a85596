import type { SendMailOptions } from "nodemailer";
import { isEmail } from "../email.ts";
import { DeliveryError } from "./channel.ts";

/** A calendar file that goes with a mail. */
export interface CalendarPart {
  method: "REQUEST" | "CANCEL";
  content: string;
}

/** One mail to one recipient. */
export interface Mail {
  /** The same over all attempts, without host and angle brackets. */
  id: string;
  /** Index among equal mails to several recipients. */
  copy?: number;
  /** Id of the earlier message that this one follows. */
  follows?: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  calendar?: CalendarPart;
  /** True for a reply to a visitor, who may have an out-of-office reply (RFC 3834). */
  isReply: boolean;
}

/** Sends mails out of the server. */
export interface MailTransport {
  /** Where mails go, for the owner; no password in it. */
  description: string;
  /** Sends one mail. Durable, or taken by the mail server, when it returns. Throws `DeliveryError`. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Sender of all mails, and the host at the end of their ids. */
export interface MailIdentity {
  from: { name: string; address: string };
  host: string;
}

/** Strict limits on what the library may read or do, whatever a mail contains. */
export const safeComposing = { disableFileAccess: true, disableUrlAccess: true, maxRecipients: 1 } as const;

/**
 * The mail in the library's terms. E-mail addresses are objects, which its parser leaves alone. Throws `DeliveryError`
 * where the recipient is not one plain e-mail address.
 */
export function toMessage(mail: Mail, { from, host }: MailIdentity): SendMailOptions {
  const { to, replyTo, subject, text, calendar } = mail;
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
    headers: { "Auto-Submitted": mail.isReply ? "auto-replied" : "auto-generated" },
    // Not the library's own calendar option, which attaches a copy without a method.
    ...(calendar && {
      alternatives: [
        { contentType: `text/calendar; charset=utf-8; method=${calendar.method}`, content: calendar.content },
      ],
      attachments: [{ filename: "call.ics", contentType: "application/ics", content: calendar.content }],
    }),
  };
}
