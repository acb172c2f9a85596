import { createTransport, type NodemailerError } from "nodemailer";
import type { SmtpSettings } from "../settings/index.ts";
import { DeliveryError } from "./delivery-error.ts";
import { type MailIdentity, type MailTransport, safeComposing, toMessage } from "./mail.ts";

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
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: login !== undefined && !isLocal,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    ...timeouts,
    ...safeComposing,
  });
  return {
    description: `Emails are sent through ${host}:${port}.`,
    async send(mail, signal) {
      const message = toMessage(mail, identity);
      try {
        await transport.sendMail({ ...message, signal });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
  };
}

/** A 5xx response about this email is permanent. One about our login or sender means an incorrect setting. */
function toDeliveryError(cause: unknown): DeliveryError {
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
