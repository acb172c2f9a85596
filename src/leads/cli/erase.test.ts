import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { runLeadsWith, withLeads } from "#tests/support/leads/leads-command.ts";
import { contactPost, newLead } from "#tests/support/leads/new-lead.ts";
import { createDelivery } from "../delivery/index.ts";
import { referenceOf } from "../forms/index.ts";
import { repeatErasures } from "../operations/erase-leads.ts";
import { makeAutomaticBackup, openStore, recordErasures } from "../store/index.ts";

const leads = withLeads();
const { run, record } = leads;

const contact = { formType: "contact", mode: "full", firstName: "Zebedee", lastName: "Quuxworthy" };
const slot = { slotMinutes: 30, isOffered: true };

/** One person's leads, with words that don't appear anywhere else: long ones, because signatures in links are random letters. */
const posts = [
  newLead({ ...contact, email: "zebedee@example.com", message: "Zeppelin ".repeat(900) }),
  newLead({ ...contact, email: "Zebedee@Example.com", message: "Zirconium" }, { honeypot: true }),
  newLead(
    { ...contact, formType: "schedule", email: "zebedee@example.com", slotStart: "2126-11-25T03:30:00.000Z" },
    { slot },
  ),
];
const words = ["zebedee", "quuxworthy", "zeppelin", "zirconium"];

const other = (index: number) => newLead({ ...contactPost, email: `a${index}@example.com` });
const others = Array.from({ length: 20 }, (_, index) => other(index));

const silent = { info() {}, warn() {}, error() {} };

/** Lists the files in the data folder that contain any of the words, ignoring case. */
async function filesWith(words: readonly string[]): Promise<string[]> {
  const found = [];
  for (const name of await readdir(leads.dataDir, { recursive: true })) {
    const path = join(leads.dataDir, name);
    if (!(await stat(path)).isFile()) continue;
    const bytes = (await readFile(path, "latin1")).toLowerCase();
    if (words.some((word) => bytes.includes(word))) found.push(name);
  }
  return found.sort();
}

/** Writes all due emails as files. */
async function deliver(): Promise<void> {
  const settings = readSettings({ DATA_DIR: leads.dataDir });
  const store = await openStore(settings);
  const delivery = createDelivery({ settings, store, findReport: async () => undefined, log: silent });
  await delivery.deliverDue();
  await store.close();
}

it("erase says when the last backup that might contain the person's data will be deleted", async () => {
  const store = await openStore({ dataDir: leads.dataDir }, silent);
  await store.close();
  await makeAutomaticBackup(leads.dataDir, 24, Date.now());
  for (const [keep, expected] of [
    ["24", /deleted by (\S+) while the server runs \(BACKUP_KEEP\)/],
    ["0", /1 hourly backup might contain them and will not be deleted \(BACKUP_KEEP=0\)/],
  ] as const) {
    await record(others.slice(0, 1));
    const env = { DATA_DIR: leads.dataDir, BACKUP_KEEP: keep };
    const beganAtMs = Date.now();
    const { output } = await runLeadsWith(env, {}, "erase", "--email", "a0@example.com", "--yes");
    expect(output).toMatch(expected);
    const [, time] = expected.exec(output) ?? [];
    if (time) expect((Date.parse(time) - beganAtMs) / 3_600_000).toBeCloseTo(24.4, 1);
    expect(output).toContain("Delete any backups that you made yourself.");
  }
});

it("erase removes a person from every file, even while a server is running", async () => {
  const recorded = await record([...others.slice(0, 10), ...posts, ...others.slice(10)]);
  const ids = recorded.slice(10, 13).map(({ id }) => id);
  await deliver();
  const server = await openStore({ dataDir: leads.dataDir }, silent);
  expect(await filesWith(words)).toEqual([
    "leads.db",
    `mail/${ids[0]}.owner-mail.eml`,
    `mail/${ids[0]}.visitor-mail.eml`,
    `mail/${ids[2]}.owner-mail.eml`,
    `mail/${ids[2]}.visitor-mail.eml`,
  ]);

  const { code, output } = await run("erase", "--email", "ZEBEDEE@example.com", "--yes", "--json");
  expect(code).toBe(0);
  expect(await filesWith(words)).toEqual([]);
  expect(JSON.parse(output)).toEqual({
    erasedAt: expect.stringMatching(/Z$/),
    ids,
    requests: 3,
    deliveries: 7,
    bookings: 1,
    mailFiles: 4,
    delivered: { "owner-mail": 2, "visitor-mail": 2 },
    notified: [],
    mentions: [],
    isTraceless: true,
    places: expect.arrayContaining([
      { place: "Database", goneAt: expect.stringMatching(/Z$/), note: "" },
      { place: "Email files", goneAt: expect.stringMatching(/Z$/), note: "" },
      { place: "Your inboxes", goneAt: null, note: expect.stringContaining("delete them there") },
    ]),
  });
  expect(output.toLowerCase()).not.toContain("zebedee");

  // The server keeps running and still has everyone else's leads.
  expect(await server.check("off")).toMatchObject({ ok: true });
  expect(await server.record(other(999), "off")).toMatchObject({ kind: "recorded" });
  await server.close();
  expect(JSON.parse((await run("list", "--json")).output)).toHaveLength(21);
  expect(await filesWith(words)).toEqual([]);
});

it("traces that another program kept in the database are removed by another run, and by the hourly job only once", async () => {
  await record(posts);
  const settings = readSettings({ DATA_DIR: leads.dataDir });
  const server = await openStore(settings, silent);
  const reader = new DatabaseSync(join(leads.dataDir, "leads.db"));
  const email = ["erase", "--email", "zebedee@example.com", "--yes"];
  const eraseWhileRead = async () => {
    reader.exec("begin; select count(*) from leads");
    const output = expect.stringContaining("Run the command again");
    expect(await run(...email)).toMatchObject({ code: 1, output });
  };
  await eraseWhileRead();
  reader.exec("commit");
  expect((await run(...email)).said).toContain("No matching lead is stored.");
  expect(await filesWith(words)).toEqual([]);

  await record(posts);
  await eraseWhileRead();
  const remove = vi.spyOn(server, "removeTraces");
  await repeatErasures({ store: server, settings });
  expect(await filesWith(words)).not.toEqual([]);
  reader.close();
  for (const _ of [1, 2]) await repeatErasures({ store: server, settings });
  expect(await filesWith(words)).toEqual([]);
  expect(remove).toHaveBeenCalledTimes(2);
  await server.close();
});

it("the next hourly job deletes the emails of an erasure that was interrupted after its rows were erased", async () => {
  const [lead] = await record(posts.slice(0, 1));
  await deliver();
  const settings = readSettings({ DATA_DIR: leads.dataDir });
  const store = await openStore(settings);
  const ids = [lead?.id ?? ""];
  recordErasures(leads.dataDir, ids, new Date());
  await store.eraseLeads(ids, []);
  expect(await filesWith(["zebedee@example.com"])).toContainEqual(expect.stringMatching(/\.eml$/));
  await repeatErasures({ store, settings });
  await store.close();
  expect(
    (await readdir(join(leads.dataDir, "mail"))).filter((name) => name.startsWith(ids[0] ?? "-")),
  ).toEqual([]);
});

it("erase asks for confirmation in a terminal and doesn't erase anything without a yes", async () => {
  await record(posts);
  const email = ["erase", "--email", "zebedee@example.com"];
  const asked: string[] = [];
  const reply = (text: boolean | undefined) => ({
    confirm: async (question: string) => {
      asked.push(question);
      return text;
    },
  });
  const runWith = (answer: boolean | undefined) =>
    runLeadsWith({ DATA_DIR: leads.dataDir }, reply(answer), ...email);
  expect(await runWith(undefined)).toMatchObject({
    code: 1,
    said: "This would permanently erase 3 leads. Add --yes to confirm.",
  });
  expect(await runWith(false)).toMatchObject({ code: 1, said: "Nothing was erased." });
  expect(JSON.parse((await run("list", "--json")).output)).toHaveLength(2);
  expect(await runWith(true)).toMatchObject({ code: 0, output: expect.stringContaining("3 leads") });
  expect(asked[0]).toBe("This permanently erases 3 leads, including deliveries, calls and emails.");
  expect((await run("list", "--json")).output).toBe("[]\n");
});

it("erase lists other leads that mention the address, and --request erases one of them", async () => {
  const mention = newLead({ ...contact, email: "b@example.com", message: "Write to Zebedee@example.com" });
  const [, recorded] = await record([posts[0] ?? mention, mention]);
  const reference = referenceOf(recorded?.id ?? "");
  const { output } = await run("erase", "--email", "zebedee@example.com", "--yes");
  expect(output).toContain(`mention the address in their message: ${reference}.`);
  expect(await run("erase", "--request", reference.toLowerCase(), "--yes")).toMatchObject({ code: 0 });
  expect(await filesWith(["zebedee@"])).toEqual([]);
});

it("erase doesn't change anything when no lead matches or the arguments are invalid", async () => {
  await record([other(1)]);
  expect(await run("erase", "--email", "nobody@example.com", "--yes")).toMatchObject({
    code: 1,
    said: "No matching lead is stored.",
  });
  for (const args of [[], ["--email", "a1@example.com", "--request", "K7M2-9QXD"], ["--email", "nobody"]]) {
    expect(await run("erase", ...args, "--yes")).toMatchObject({ code: 2 });
  }
  expect(JSON.parse((await run("list", "--json")).output)).toHaveLength(1);
});
