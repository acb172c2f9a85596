import { createTransport, type NodemailerError } from "nodemailer";
import type { SmtpSettings } from "../settings/index.ts";
import { DeliveryError } from "./delivery-error.ts";
import { type MailIdentity, type MailTransport, safeComposing, toMessage } from "./mail.ts";

/** In ms. Slower servers are retried later. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Keeps this much of a server's response. */
const maxReasonChars = 300;

/** Commands whose refusal concerns this mail and not our settings. */
const commandsAboutMail = ["RCPT TO", "DATA"];

/** Sends each mail over a new connection. A login is never sent unencrypted, except to this machine. */
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
    description: `Mails are sent through ${host}:${port}.`,
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

/** A 5xx response is permanent if it concerns this mail; if it concerns our login or sender, a setting is wrong. */
function toDeliveryError(cause: unknown): DeliveryError {
  if (!(cause instanceof Error)) return new DeliveryError(String(cause));
  const { code = "", command = "", response, permanent = false }: NodemailerError = cause;
  const isAboutMail = code !== "EAUTH" && commandsAboutMail.includes(command);
  // Servers repeat e-mail addresses in their responses.
  const reason = (response ?? cause.message).replace(/\S+@\S+/g, "[address]").slice(0, maxReasonChars);
  return new DeliveryError([command, code, reason].filter(Boolean).join(" "), {
    isPermanent: permanent && isAboutMail,
    isSettingsError: code === "EAUTH" || (permanent && !isAboutMail),
  });
}
