import { domainToUnicode } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import { isEmail, needsSmtpUtf8, toMailbox } from "#platform/email.ts";
import { DeliveryError } from "./delivery-error.ts";
import type { MailContent } from "./mail-content.ts";

/** A rendered email to a single recipient. */
export interface Mail
  extends Pick<MailContent, "id" | "follows" | "replyTo" | "isReply" | "subject" | "calendar" | "files"> {
  to: string;
  /** The index of this copy if there are several recipients. */
  copy?: number;
  text: string;
  /** The same content as `text`. */
  html: string;
}

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
const safeComposing = { disableFileAccess: true, disableUrlAccess: true, maxRecipients: 1 } as const;

const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: "windows",
  ...safeComposing,
});

/**
 * Composes an email for a mail server or a file. `isUtf8`: its headers can contain addresses that need SMTPUTF8; otherwise it
 * has no such Reply-To. Throws `DeliveryError` if the recipient is not a single plain email address.
 */
export async function composeMessage(mail: Mail, identity: MailIdentity, isUtf8: boolean): Promise<string> {
  const { replyTo = "", ...rest } = mail;
  const isOmitted = !isEmail(replyTo) || (needsSmtpUtf8(replyTo) && !isUtf8);
  const { message } = await composer.sendMail(toMessage(isOmitted ? rest : mail, identity));
  // Nodemailer writes the domain in Unicode if the local part isn't ASCII. In the body, these addresses are encoded.
  return [identity.from.address, mail.to, replyTo].filter(needsSmtpUtf8).reduce((text, address) => {
    const [local, domain = ""] = toMailbox(address).split("@");
    return text.replaceAll(`${local}@${domainToUnicode(domain)}`, `${local}@${domain}`);
  }, message.toString());
}

function toMessage(mail: Mail, { from, host }: MailIdentity): SendMailOptions {
  const { to, replyTo, subject, text, html, calendar, files = [] } = mail;
  if (!isEmail(to)) throw new DeliveryError("The recipient is not a plain address.", { isPermanent: true });
  const idOf = (id: string) => `<${id}@${host}>`;
  return {
    messageId: idOf(mail.id),
    ...(mail.follows && { inReplyTo: idOf(mail.follows), references: idOf(mail.follows) }),
    from,
    to: { name: "", address: toMailbox(to) },
    ...(replyTo && { replyTo: { name: "", address: toMailbox(replyTo) } }),
    subject,
    text,
    html,
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
