import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
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
  html: "<p>Hello",
  isReply: false,
};

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "mails-")), "mail");
});

afterEach(() => rm(join(folder, ".."), { recursive: true }));

it("writes an email to one file, and overwrites it on another attempt", async () => {
  const transport = createFileTransport(folder, identity);
  await transport.send(mail, signal);
  await transport.send({ ...mail, text: "Hello again" }, signal);
  expect(await readdir(folder)).toEqual(["01ABC.owner-mail.eml"]);
  const read = await PostalMime.parse(await readFile(join(folder, "01ABC.owner-mail.eml")));
  expect(read).toMatchObject({ messageId: "<01ABC.owner-mail@www.acme.example>", subject: "Hi" });
  expect(read.text?.trim()).toBe("Hello again");
});

it("writes a separate file for each of an email's recipients", async () => {
  const transport = createFileTransport(folder, identity);
  await transport.send({ ...mail, copy: 0 }, signal);
  await transport.send({ ...mail, to: "b@example.com", copy: 1 }, signal);
  expect((await readdir(folder)).sort()).toEqual(["01ABC.owner-mail.2.eml", "01ABC.owner-mail.eml"]);
});

it("creates the email file only once it is complete, even if a killed server left a partial one", async () => {
  const transport = createFileTransport(folder, identity);
  const text = "A long line of text.\n".repeat(200_000);
  await mkdir(folder);
  await writeFile(join(folder, ".01ABC.owner-mail.part"), "x".repeat(10_000_000));
  let isSent = false;
  const sending = transport.send({ ...mail, text }, signal).finally(() => {
    isSent = true;
  });
  const sizes = new Set<number>();
  while (!isSent) {
    const mails = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
    for (const name of mails) sizes.add((await stat(join(folder, name))).size);
  }
  await sending;
  expect(await readdir(folder)).toEqual(["01ABC.owner-mail.eml"]);
  const file = await readFile(join(folder, "01ABC.owner-mail.eml"));
  for (const size of sizes) expect(size).toBe(file.length);
  expect((await PostalMime.parse(file)).text?.trim()).toBe(text.trim());

  // Writing fails, because there is a file in place of the folder.
  const other = join(folder, "..", "file");
  await writeFile(other, "");
  await expect(createFileTransport(other, identity).send(mail, signal)).rejects.toThrow();
});

it("prevents the machine's other users from reading emails", async () => {
  await createFileTransport(folder, identity).send(mail, signal);
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect((await stat(join(folder, "01ABC.owner-mail.eml"))).mode & 0o077).toBe(0);
});
