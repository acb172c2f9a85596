import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import type { SmtpSettings } from "#config/settings/index.ts";
import { smtpError, startMailServer } from "#tests/support/leads/mail-server.ts";
import { DeliveryError } from "./delivery-error.ts";
import type { Mail } from "./mail.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const identity = { from: { name: "Acme", address: "hello@acme.example" }, host: "www.acme.example" };
const mail: Mail = {
  id: "01ABC.visitor-mail",
  to: "asha@example.com",
  subject: "Your call is booked",
  text: "Hello,\n\nZoë at 9:00.",
  html: "<p>Hello",
  isReply: true,
};
const never = new AbortController().signal;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a TCP server that violates the protocol. */
async function startBareServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    talk(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return settingsFor(server);
}

function settingsFor(server: Pick<Server, "address">, login?: SmtpSettings["login"]): SmtpSettings {
  const bound = server.address();
  if (typeof bound !== "object" || !bound) throw new Error("The server is not listening");
  return { host: "127.0.0.1", port: bound.port, secure: false, login };
}

async function failureOf(smtp: SmtpSettings, signal = never): Promise<DeliveryError> {
  const failure = await createSmtpTransport(smtp, identity)
    .send(mail, signal)
    .catch((error: unknown) => error);
  if (failure instanceof DeliveryError) return failure;
  throw new Error(`no DeliveryError: ${failure}`);
}

describe("the SMTP transport", () => {
  it("sends an email with its id, sender, recipient and text, and no header from its subject", async () => {
    const { taken, smtp } = await startMailServer();
    const subject = "Your call is booked\r\nBcc: eve@evil.example";
    await createSmtpTransport(smtp, identity).send({ ...mail, subject, replyTo: "ravi@example.com" }, never);
    expect(taken).toMatchObject([{ recipients: ["asha@example.com"], sender: "hello@acme.example" }]);
    const read = await PostalMime.parse(taken[0]?.raw ?? "");
    expect(read).toMatchObject({
      messageId: "<01ABC.visitor-mail@www.acme.example>",
      from: { name: "Acme", address: "hello@acme.example" },
      to: [{ address: "asha@example.com" }],
      replyTo: [{ address: "ravi@example.com" }],
      subject: "Your call is booked Bcc: eve@evil.example",
    });
    expect(taken[0]?.raw).not.toMatch(/^Bcc:/im);
    expect(read.text?.trim()).toBe("Hello,\n\nZoë at 9:00.");
    expect(read.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-replied" }),
    );
  });

  it("sends a calendar part that email clients treat as an invitation or a cancellation", async () => {
    const { taken, smtp } = await startMailServer();
    for (const method of ["REQUEST", "CANCEL"] as const) {
      const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
      await createSmtpTransport(smtp, identity).send({ ...mail, calendar: { method, content } }, never);
      const raw = taken.at(-1)?.raw ?? "";
      expect(raw).toMatch(new RegExp(`Content-Type: text/calendar;[^:]*method=${method}`));
      const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: "utf8" });
      const files = attachments.filter(({ filename }) => filename === "call.ics");
      expect(files.map((file) => String(file.content).replaceAll(/\r?\n/g, "\r\n"))).toEqual([content]);
    }
  });

  it.each([
    "asha@example.com, eve@evil.example",
    "asha@example.com(x)evil.example",
    '"asha@example.com x"@evil.example',
    "asha@example.com\r\nBcc: eve@evil.example",
    "<eve@evil.example>",
  ])("rejects a recipient that isn't a single plain email address: %j", async (to) => {
    const { taken, smtp } = await startMailServer();
    const sending = createSmtpTransport(smtp, identity).send({ ...mail, to }, never);
    await expect(sending).rejects.toMatchObject({ isPermanent: true });
    expect(taken).toEqual([]);
  });
});

describe("a failing mail server", () => {
  it.each([
    [550, { isPermanent: true, isSettingsError: false }],
    [450, { isPermanent: false, isSettingsError: false }],
    [503, { isPermanent: false, isSettingsError: false }],
  ])("classifies a recipient's rejection with %i without mentioning the address", async (code, expected) => {
    const onRcptTo: SMTPServerOptions["onRcptTo"] = ({ address }, _session, done) =>
      done(smtpError(code, `<${address}> no`));
    const { smtp } = await startMailServer({ onRcptTo });
    const failure = await failureOf(smtp);
    expect(failure).toMatchObject(expected);
    expect(failure.message).toContain(String(code));
    expect(failure.message).not.toContain("asha");
  });

  it("treats rejected content as a permanent failure, and a silent server as a temporary one", async () => {
    const reject: SMTPServerOptions["onData"] = (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => done(smtpError(554, "no")));
    };
    expect(await failureOf((await startMailServer({ onData: reject })).smtp)).toMatchObject({
      isPermanent: true,
    });
    const onData: SMTPServerOptions["onData"] = (stream) => void stream.resume();
    const { smtp } = await startMailServer({ onData, closeTimeout: 100 });
    expect(await failureOf(smtp, AbortSignal.timeout(500))).toMatchObject({ isPermanent: false });
  });

  it.each([
    ["login", { authMethods: ["PLAIN"], onAuth: (_auth, _session, done) => done(smtpError(535, "no")) }],
    ["sender", { onMailFrom: (_address, _session, done) => done(smtpError(553, "not yours")) }],
  ] satisfies [string, SMTPServerOptions][])(
    "reports an incorrect setting when the server rejects the %s",
    async (_, options) => {
      const { smtp } = await startMailServer({ ...options, allowInsecureAuth: true });
      const failure = await failureOf({ ...smtp, login: { user: "me", password: "wrong" } });
      expect(failure).toMatchObject({ isPermanent: false, isSettingsError: true });
      expect(failure.message).not.toContain("wrong");
    },
  );

  it("treats an invalid greeting, missing TLS and a refused connection as temporary failures", async () => {
    const wrong = await startBareServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    const silent = await startBareServer((socket) => socket.destroy());
    const gone = { host: "127.0.0.1", port: 1, secure: false, login: undefined };
    for (const smtp of [wrong, silent, { ...wrong, secure: true }, gone]) {
      expect(await failureOf(smtp)).toMatchObject({ isPermanent: false, isSettingsError: false });
    }
  });

  it("treats a connection closed in the middle of a message as a temporary failure", async () => {
    const smtp = await startBareServer((socket) => {
      let isMessage = false;
      socket.write("220 mail.example.com\r\n");
      socket.on("data", (chunk: Buffer) => {
        if (isMessage) return void socket.destroy();
        isMessage = chunk.toString().startsWith("DATA");
        socket.write(isMessage ? "354 go on\r\n" : "250 ok\r\n");
      });
    });
    expect(await failureOf(smtp)).toMatchObject({ isPermanent: false, isSettingsError: false });
  });

  it("delivers through a slow mail server", async () => {
    const onMailFrom: SMTPServerOptions["onMailFrom"] = (_address, _session, done) =>
      void setTimeout(() => done(), 300);
    const { smtp, taken } = await startMailServer({ onMailFrom });
    await createSmtpTransport(smtp, identity).send(mail, never);
    expect(taken).toHaveLength(1);
  });
});
