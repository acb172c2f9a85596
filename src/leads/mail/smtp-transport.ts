import type { NodemailerError } from "nodemailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SmtpSettings } from "#config/settings/index.ts";
import { needsSmtpUtf8, toMailbox } from "#platform/email.ts";
import { DeliveryError } from "./delivery-error.ts";
import { composeMessage, type Mail, type MailIdentity, type MailTransport } from "./mail.ts";

/** Timeouts in ms. Emails to slower servers are retried later. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Longer server responses are truncated. */
const maxReasonChars = 300;

/** If a server rejects one of these commands, the problem is this email, not our settings. */
const commandsAboutMail = ["RCPT TO", "DATA"];

/** Sends each email over a new connection. Never sends a login unencrypted, except to this machine. */
export function createSmtpTransport(smtp: SmtpSettings, identity: MailIdentity): MailTransport {
  const { host, port, secure, login } = smtp;
  const isLocal = ["localhost", "127.0.0.1", "::1"].includes(host);
  const requireTLS = login !== undefined && !isLocal;

  async function sendOnce(mail: Mail, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const connection = new SMTPConnection({ host, port, secure, requireTLS, ...timeouts });
    const failed = new Promise<never>((_resolve, reject) => {
      connection.on("error", reject);
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    try {
      await Promise.race([failed, talk(connection, mail)]);
    } finally {
      connection.close();
    }
  }

  async function talk(connection: SMTPConnection, mail: Mail): Promise<void> {
    await whenDone((done) => connection.connect(done));
    const offersUtf8 = /^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse));
    const from = toMailbox(identity.from.address);
    const to = toMailbox(mail.to);
    if (!offersUtf8) refuseUtf8(from, to);
    const message = await composeMessage(mail, identity, offersUtf8);
    if (login && connection.allowsAuth) {
      await whenDone((done) => connection.login({ user: login.user, pass: login.password }, done));
    }
    if (offersUtf8 && [from, to, mail.replyTo ?? ""].some(needsSmtpUtf8)) declareUtf8(connection);
    await whenDone((done) => connection.send({ from, to: [to] }, message, done));
  }

  return {
    description: `Emails are sent through ${host}:${port}.`,
    async send(mail, signal) {
      const { replyTo = "", ...withoutReplyTo } = mail;
      try {
        await sendOnce(mail, signal).catch((error: unknown) => {
          // A server can offer SMTPUTF8 and reject it, e.g. because the next server doesn't have it.
          const isRejected = error instanceof Error && "responseCode" in error && !signal.aborted;
          if (!isRejected || !needsSmtpUtf8(replyTo)) throw error;
          return sendOnce(withoutReplyTo, signal);
        });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
  };
}

function whenDone(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}

function refuseUtf8(from: string, to: string): void {
  const reason =
    "has letters before the @ that the mail server can't use, because it doesn't offer SMTPUTF8.";
  if (needsSmtpUtf8(from)) throw new DeliveryError(`MAIL_FROM ${reason}`, { isSettingsError: true });
  if (needsSmtpUtf8(to)) throw new DeliveryError(`The recipient's address ${reason}`, { isPermanent: true });
}

/** Nodemailer declares SMTPUTF8 only for addresses in the envelope, although a header with one needs it as well. */
function declareUtf8(connection: SMTPConnection): void {
  const sendCommand: unknown = Reflect.get(connection, "_sendCommand");
  if (typeof sendCommand !== "function") throw new TypeError("Nodemailer has no _sendCommand.");
  Reflect.set(connection, "_sendCommand", (line: string) => {
    const isMissing = line.startsWith("MAIL FROM:") && !/ SMTPUTF8\b/.test(line);
    sendCommand.call(connection, isMissing ? `${line} SMTPUTF8` : line);
  });
}

/** A 5xx response about this email is permanent. One about our login or sender means an incorrect setting. */
function toDeliveryError(cause: unknown): DeliveryError {
  if (cause instanceof DeliveryError) return cause;
  if (!(cause instanceof Error)) return new DeliveryError(String(cause));
  const { code = "", command = "", response, permanent = false }: NodemailerError = cause;
  const isAboutMail = code !== "EAUTH" && commandsAboutMail.includes(command);
  // Servers can repeat email addresses in their responses.
  const reason = (response ?? cause.message).replace(/\S+@\S+/g, "[address]").slice(0, maxReasonChars);
  return new DeliveryError([command, code, reason].filter(Boolean).join(" "), {
    isPermanent: permanent && isAboutMail,
    isSettingsError: code === "EAUTH" || (permanent && !isAboutMail),
  });
}
