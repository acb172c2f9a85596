import { once } from "node:events";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import type { SmtpSettings } from "#config/settings/index.ts";

interface TakenMail {
  raw: string;
  recipients: string[];
  sender: string;
  /** Whether the sender declared SMTPUTF8. */
  isUtf8: boolean;
}

interface MailServer {
  smtp: SmtpSettings;
  taken: TakenMail[];
}

/**
 * Starts a local mail server that closes when the test ends. Like a strict server, it rejects characters outside ASCII in an
 * envelope or a header unless the sender declared SMTPUTF8.
 */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: TakenMail[] = [];
  /** Of each connection. */
  const commands = new Map<unknown, string[]>();
  const ignore = () => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // The server decodes the domains in its envelopes.
    logger: {
      debug({ cid }: { cid?: unknown }, label: unknown, command: unknown) {
        if (label === "C:") commands.set(cid, [...(commands.get(cid) ?? []), String(command)]);
      },
      trace: ignore,
      info: ignore,
      warn: ignore,
      error: ignore,
      fatal: ignore,
    },
    onData(stream, { id, envelope: { smtpUtf8: isUtf8 = false } }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        const ofKind = (kind: string) =>
          (commands.get(id) ?? []).flatMap((command) =>
            command.startsWith(kind) ? (/<(.*)>/.exec(command)?.[1] ?? []) : [],
          );
        const [sender = "", recipients] = [ofKind("MAIL FROM:").at(-1), ofKind("RCPT TO:")];
        const [headers = ""] = raw.split("\r\n\r\n");
        if (!isUtf8 && /[^\0-\x7f]/.test(headers)) return done(smtpError(550, "5.6.7 raw UTF-8 in a header"));
        if (!isUtf8 && /[^\0-\x7f]/.test([sender, ...recipients].join("")))
          return done(smtpError(553, "5.6.7 no"));
        taken.push({ raw, recipients, sender, isUtf8 });
        return done();
      });
    },
    ...options,
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const bound = listening.address();
  if (typeof bound !== "object" || !bound) throw new Error("The mail server is not listening");
  return { taken, smtp: { host: "127.0.0.1", port: bound.port, secure: false, login: undefined } };
}

export const smtpError = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });
