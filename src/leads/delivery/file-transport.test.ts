import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createFileTransport } from "./file-transport.ts";
import type { Mail } from "./mail.ts";

const identity = { from: { name: "Acme", address: "hello@acme.example" }, host: "www.acme.example" };
const signal = new AbortController().signal;
const mail: Mail = {
  id: "01ABC.owner-mail",
  to: "a@example.com",
  subject: "Hi",
  text: "Hello",
  isReply: false,
};

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "mails-")), "mail");
});

afterEach(() => rm(join(folder, ".."), { recursive: true }));

it("a mail is one file, which another attempt overwrites", async () => {
  const transport = createFileTransport(folder, identity);
  await transport.send(mail, signal);
  await transport.send({ ...mail, text: "Hello again" }, signal);
  expect(await readdir(folder)).toEqual(["01ABC.owner-mail.eml"]);
  const read = await PostalMime.parse(await readFile(join(folder, "01ABC.owner-mail.eml")));
  expect(read).toMatchObject({ messageId: "<01ABC.owner-mail@www.acme.example>", subject: "Hi" });
  expect(read.text?.trim()).toBe("Hello again");
});

it("each further recipient of the same message gets a file", async () => {
  const transport = createFileTransport(folder, identity);
  await transport.send({ ...mail, copy: 0 }, signal);
  await transport.send({ ...mail, to: "b@example.com", copy: 1 }, signal);
  expect((await readdir(folder)).sort()).toEqual(["01ABC.owner-mail.2.eml", "01ABC.owner-mail.eml"]);
});

it("other users of the machine cannot read mails", async () => {
  await createFileTransport(folder, identity).send(mail, signal);
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect((await stat(join(folder, "01ABC.owner-mail.eml"))).mode & 0o077).toBe(0);
});
