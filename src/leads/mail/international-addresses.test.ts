import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { smtpError, startMailServer } from "#tests/support/leads/mail-server.ts";
import type { Mail } from "./mail.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const identity = { from: { name: "Acme", address: "hello@acme.example" }, host: "www.acme.example" };
const mail: Mail = {
  id: "01ABC.owner-mail",
  to: "owner@example.com",
  subject: "Zoë",
  text: "From Zoë",
  html: "<p>Hello",
  isReply: false,
};
const never = new AbortController().signal;
const withoutUtf8 = { hideSMTPUTF8: true };

/** An address in each script, and how a mail server gets it. */
const addresses = [
  { script: "Latin", address: "josé@example.com", mailbox: "josé@example.com" },
  { script: "Hindi", address: "राम@मोहन.ईन्फो", mailbox: "राम@xn--l2bl7a9d.xn--o1b8dj2ki" },
  { script: "Sinhala with a joiner", address: "ශ්\u200dරී@example.lk", mailbox: "ශ්\u200dරී@example.lk" },
  { script: "Chinese", address: "小明@例子.测试", mailbox: "小明@xn--fsqu00a.xn--0zwm56d" },
] as const;

describe.each(addresses)("an address in $script letters", ({ address, mailbox }) => {
  it("doesn't keep the owner's email from a mail server without SMTPUTF8", async () => {
    const { taken, smtp } = await startMailServer(withoutUtf8);
    await createSmtpTransport(smtp, identity).send({ ...mail, replyTo: address }, never);
    expect(taken).toMatchObject([{ recipients: [mail.to], isUtf8: false }]);
    expect(taken[0]?.raw).not.toMatch(/^Reply-To:/m);
  });

  it("is in Reply-To, with its domain in ASCII, if the mail server offers SMTPUTF8", async () => {
    const { taken, smtp } = await startMailServer();
    await createSmtpTransport(smtp, identity).send({ ...mail, replyTo: address }, never);
    expect(taken).toMatchObject([{ recipients: [mail.to], isUtf8: true }]);
    expect(taken[0]?.raw).toContain(`\r\nReply-To: ${mailbox}\r\n`);
  });

  it("gets email if the mail server offers SMTPUTF8, and fails at once with the reason if not", async () => {
    const { taken, smtp } = await startMailServer();
    await createSmtpTransport(smtp, identity).send({ ...mail, to: address }, never);
    expect(taken).toMatchObject([{ recipients: [mailbox], isUtf8: true }]);
    expect(taken[0]?.raw).toContain(`\r\nTo: ${mailbox}\r\n`);
    const other = await startMailServer(withoutUtf8);
    await expect(
      createSmtpTransport(other.smtp, identity).send({ ...mail, to: address }, never),
    ).rejects.toMatchObject({
      isPermanent: true,
      message: expect.stringContaining("doesn't offer SMTPUTF8"),
    });
    expect(other.taken).toEqual([]);
  });
});

it.each([true, false])(
  "writes every domain in ASCII (SMTPUTF8 offered: %s), and declares SMTPUTF8 only if needed",
  async (isOffered) => {
    const { taken, smtp } = await startMailServer({ hideSMTPUTF8: !isOffered });
    const from = { name: "Bücher", address: "hello@bücher.example" };
    const idn = { ...mail, to: "ana@bücher.example", replyTo: "Ana@BÜCHER.example" };
    await createSmtpTransport(smtp, { ...identity, from }).send(idn, never);
    expect(taken).toMatchObject([
      { recipients: ["ana@xn--bcher-kva.example"], sender: "hello@xn--bcher-kva.example", isUtf8: false },
    ]);
    const read = await PostalMime.parse(taken[0]?.raw ?? "");
    expect(read).toMatchObject({
      from: { name: "Bücher", address: "hello@xn--bcher-kva.example" },
      to: [{ address: "ana@xn--bcher-kva.example" }],
      replyTo: [{ address: "Ana@xn--bcher-kva.example" }],
      subject: "Zoë",
    });
  },
);

it("reports a sender that the mail server can't use as an incorrect setting", async () => {
  const { smtp } = await startMailServer(withoutUtf8);
  const from = { name: "Acme", address: "josé@acme.example" };
  const sending = createSmtpTransport(smtp, { ...identity, from }).send(mail, never);
  await expect(sending).rejects.toMatchObject({
    isSettingsError: true,
    message: expect.stringMatching(/^MAIL_FROM/),
  });
  const able = await startMailServer();
  await createSmtpTransport(able.smtp, { ...identity, from }).send(mail, never);
  expect(able.taken).toMatchObject([{ sender: "josé@acme.example", isUtf8: true }]);
});

it("sends the owner's email without Reply-To when the mail server offers SMTPUTF8 but rejects it", async () => {
  const { taken, smtp } = await startMailServer({
    onRcptTo: (_address, { envelope }, done) => done(envelope.smtpUtf8 ? smtpError(550, "5.6.7 no") : null),
  });
  await createSmtpTransport(smtp, identity).send({ ...mail, replyTo: "josé@example.com" }, never);
  expect(taken).toMatchObject([{ recipients: [mail.to], isUtf8: false }]);
});
