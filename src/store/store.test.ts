import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newLead } from "../../tests/support/new-lead.ts";
import { readRows } from "../../tests/support/sqlite.ts";
import { openServerStore, openStore } from "./index.ts";
import type { NewLead } from "./record-lead.ts";
import { StoreOpenError, StoreUnavailableError } from "./store-errors.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "store-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

const profile = { formType: "modal", linkedinUrl: "linkedin.com/in/asha", message: "Hello" };
const newProfile = (changes: Partial<NewLead> = {}, post: Record<string, unknown> = {}) =>
  newLead({ ...profile, ...post }, changes);

function rowsOf(sql: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, "leads.db"), { readOnly: true });
  try {
    return readRows(database, sql);
  } finally {
    database.close();
  }
}

describe("the store", () => {
  it("queues one delivery per channel with the lead", async () => {
    const store = await openStore({ dataDir });
    await store.record(newProfile({}, { email: "asha@example.com" }), "off");
    expect(rowsOf("select channel, state from outbox order by channel")).toEqual([
      ["owner-mail", "pending"],
      ["visitor-mail", "pending"],
    ]);
    await store.close();
  });

  it("queues no mail to a visitor without an e-mail address", async () => {
    const store = await openStore({ dataDir });
    await store.record(newProfile(), "off");
    expect(rowsOf("select channel from outbox")).toEqual([["owner-mail"]]);
    await store.close();
  });

  it("holds the deliveries of a quarantined lead until its release", async () => {
    const store = await openStore({ dataDir });
    const result = await store.record(newProfile({ honeypot: true }), "off");
    expect(rowsOf("select distinct state from outbox")).toEqual([["held"]]);
    if (result.kind !== "recorded") throw new Error("not recorded");
    expect(await store.release(result.id)).toEqual({ kind: "released", booking: "none" });
    expect(rowsOf("select distinct state from outbox")).toEqual([["pending"]]);
    expect(await store.release(result.id)).toEqual({ kind: "notQuarantined" });
    expect(await store.release("nobody")).toEqual({ kind: "unknown" });
    await store.close();
  });

  it("records a person's native post as a new lead after a bot's with the same content", async () => {
    const store = await openStore({ dataDir });
    const post = (honeypot: boolean) =>
      store.record(newProfile({ honeypot, sameContentIsSameLead: true }), "off");
    const [trapped, person] = [await post(true), await post(false)];
    expect(person).toMatchObject({ state: "accepted", replayed: false });
    expect(await post(true)).toEqual({ ...trapped, replayed: true });
    expect(await post(false)).toEqual({ ...person, replayed: true });
    await store.close();
  });

  it("stores a sender's IP address only as a salted hash, and the salt outside the database", async () => {
    const store = await openStore({ dataDir });
    await store.record(newProfile({ idempotencyKey: "a-key-of-the-browser" }), "off");
    await store.close();
    const salt = await readFile(join(dataDir, "address-salt"));
    const database = await readFile(join(dataDir, "leads.db"));
    expect(salt).toHaveLength(32);
    expect(database.includes("203.0.113.7")).toBe(false);
    expect(database.includes("a-key-of-the-browser")).toBe(false);
    expect(database.includes(salt)).toBe(false);
  });

  it("does not touch the salt draft of another process with the same id", async () => {
    const draft = join(dataDir, `address-salt.${process.pid}`);
    await writeFile(draft, "half of a salt");
    await (await openStore({ dataDir })).close();
    expect(await readFile(draft, "utf8")).toBe("half of a salt");
  });

  it("leaves only the database and the salt when it is closed: the log is checkpointed", async () => {
    const store = await openStore({ dataDir });
    await store.record(newProfile(), "off");
    await store.close();
    expect((await readdir(dataDir)).sort()).toEqual(["address-salt", "leads.db"]);
    await expect(store.record(newProfile(), "off")).rejects.toThrow(StoreUnavailableError);
  });

  it("finishes pending requests before it closes", async () => {
    const store = await openStore({ dataDir });
    const recording = Array.from({ length: 300 }, () => store.record(newProfile(), "off"));
    await store.close();
    expect(await Promise.all(recording)).toHaveLength(300);
    expect(rowsOf("select count(*) from leads")).toEqual([[300]]);
  });

  it("can be opened twice on one folder", async () => {
    const open = () => openServerStore({ dataDir }, console);
    const [one, two] = await Promise.all([open(), open()]);
    const same = newProfile({ idempotencyKey: "k" });
    const results = await Promise.all([one, two, one, two].map((store) => store.record(same, "off")));
    expect(new Set(results.map((result) => result.kind === "recorded" && result.id)).size).toBe(1);
    await Promise.all([one.close(), two.close()]);
  });

  it("is healthy while it can write, and reports a problem when it cannot", async () => {
    const store = await openStore({ dataDir });
    expect(await store.check("off")).toEqual({ ok: true, problems: [], warnings: [] });
    const other = new DatabaseSync(join(dataDir, "leads.db"));
    other.exec("begin immediate");
    expect(await store.check("off")).toMatchObject({ ok: false, problems: [expect.stringMatching(/./)] });
    other.exec("rollback");
    other.close();
    await store.close();
    await expect(store.check("off")).rejects.toThrow(StoreUnavailableError);
  }, 20_000);

  it("opens while another process writes, if the schema is the newest", async () => {
    await (await openStore({ dataDir })).close();
    const other = new DatabaseSync(join(dataDir, "leads.db"));
    other.exec("begin immediate");
    const store = await openStore({ dataDir });
    other.exec("rollback");
    other.close();
    await store.close();
  });

  it("does not open where the data folder is a file, and says what to do", async () => {
    const file = join(dataDir, "a-file");
    await writeFile(file, "");
    for (const folder of [file, join(file, "inside"), "/dev/null/x"]) {
      const opening = openStore({ dataDir: folder });
      await expect(opening).rejects.toThrow(StoreOpenError);
      await expect(opening).rejects.toThrow(/cannot be used .* Set DATA_DIR to a folder on a local disk/);
    }
  });

  it("does not open a file that is not a database, and says so", async () => {
    await writeFile(
      join(dataDir, "leads.db"),
      "no database at all, but long enough to be looked at".repeat(20),
    );
    const opening = openStore({ dataDir });
    await expect(opening).rejects.toThrow(/leads\.db .*file is not a database.* put a backup in place/);
    await expect(opening).rejects.not.toThrow(/DATA_DIR/);
  });

  it.each([
    ["missing", (path: string) => rm(path)],
    ["empty", (path: string) => writeFile(path, "")],
  ])("logs that it created an empty database because its own is %s", async (_, take) => {
    const said: string[] = [];
    const log = {
      info: () => undefined,
      error: ({ err }: { err: unknown }) => void said.push(String(err)),
    };
    await (await openServerStore({ dataDir }, log)).close();
    expect(said).toEqual([]);
    await take(join(dataDir, "leads.db"));
    const store = await openServerStore({ dataDir }, log);
    expect(said).toEqual([
      expect.stringMatching(/leads\.db was missing or empty.* put a backup in its place/),
    ]);
    expect(await store.record(newProfile(), "off")).toMatchObject({ kind: "recorded" });
    await store.close();
  });

  it("does not open with a damaged salt", async () => {
    await writeFile(join(dataDir, "address-salt"), "short");
    await expect(openStore({ dataDir })).rejects.toThrow(/address-salt is damaged/);
  });
});
