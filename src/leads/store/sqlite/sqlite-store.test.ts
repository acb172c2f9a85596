import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newBooking, newLead } from "#tests/support/leads/new-lead.ts";
import { readValue } from "#tests/support/leads/sqlite.ts";
import { openStore } from "../index.ts";
import type { NewLead } from "../record-lead.ts";
import { StoreOpenError, StoreUnavailableError } from "../store-errors.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "store-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

const newProfile = (changes: Partial<NewLead> = {}) =>
  newLead({ formType: "modal", linkedinUrl: "linkedin.com/in/asha", message: "Hello" }, changes);

describe("the store on SQLite", () => {
  it("stores the IP address only as a salted hash, and the salt outside the database", async () => {
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

  it("checkpoints its log when closed, leaving only the database and the salt", async () => {
    const store = await openStore({ dataDir });
    await store.record(newProfile(), "off");
    await store.close();
    expect((await readdir(dataDir)).sort()).toEqual(["address-salt", "leads.db"]);
    await expect(store.record(newProfile(), "off")).rejects.toThrow(StoreUnavailableError);
  });

  it("is healthy while it can write, and unhealthy once another program has had it locked for 5 s", async () => {
    const store = await openStore({ dataDir });
    expect(await store.check("off")).toEqual({ ok: true, problems: [], warnings: [] });
    const other = new DatabaseSync(join(dataDir, "leads.db"));
    other.exec("begin immediate");
    const checking = store.check("off");
    await wait(20);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + 5000);
    expect(await checking).toMatchObject({
      ok: false,
      problems: ["The database is locked by another program."],
    });
    vi.restoreAllMocks();
    other.exec("rollback");
    other.close();
    await store.close();
    await expect(store.check("off")).rejects.toThrow(StoreUnavailableError);
  });

  it("opens a database with the current schema version while another process is writing", async () => {
    await (await openStore({ dataDir })).close();
    const other = new DatabaseSync(join(dataDir, "leads.db"));
    other.exec("begin immediate");
    const store = await openStore({ dataDir });
    other.exec("rollback");
    other.close();
    await store.close();
  });

  it("rejects a data folder that is a file, and says what to do", async () => {
    const file = join(dataDir, "a-file");
    await writeFile(file, "");
    for (const folder of [file, join(file, "inside"), "/dev/null/x"]) {
      const opening = openStore({ dataDir: folder });
      await expect(opening).rejects.toThrow(StoreOpenError);
      await expect(opening).rejects.toThrow(/cannot be used .* Set DATA_DIR to a folder on a local disk/);
    }
  });

  it("rejects a file that isn't a database, and says so", async () => {
    await writeFile(
      join(dataDir, "leads.db"),
      "not a database, but long enough to be read as one".repeat(20),
    );
    const opening = openStore({ dataDir });
    await expect(opening).rejects.toThrow(/leads\.db .*file is not a database.* put a backup in place/);
    await expect(opening).rejects.not.toThrow(/DATA_DIR/);
  });

  it.each([
    ["missing", (path: string) => rm(path)],
    ["empty", (path: string) => writeFile(path, "")],
  ])("logs that it created an empty database when the existing one is %s", async (_, take) => {
    const said: string[] = [];
    const log = {
      info: () => undefined,
      error: ({ err }: { err: unknown }) => void said.push(String(err)),
    };
    await (await openStore({ dataDir }, log)).close();
    expect(said).toEqual([]);
    await take(join(dataDir, "leads.db"));
    const store = await openStore({ dataDir }, log);
    expect(said).toEqual([
      expect.stringMatching(/leads\.db was missing or empty.* put a backup in its place/),
    ]);
    expect(await store.record(newProfile(), "off")).toMatchObject({ kind: "recorded" });
    await store.close();
  });

  it("rejects a damaged salt", async () => {
    await writeFile(join(dataDir, "address-salt"), "short");
    await expect(openStore({ dataDir })).rejects.toThrow(/address-salt is damaged/);
  });

  it("deletes all rows of a deleted lead and frees its slot, even if foreign keys are off", async () => {
    const store = await openStore({ dataDir });
    const keyed = newBooking({}, { idempotencyKey: "k" });
    await store.record(keyed, "off");
    const database = new DatabaseSync(join(dataDir, "leads.db"));
    const tables = ["bookings", "outbox", "idempotency", "recent_posts"];
    const countRows = () => tables.map((table) => readValue(database, `select count(*) from ${table}`));
    expect(countRows()).not.toContain(0);
    database.exec("pragma foreign_keys = OFF");
    database.exec("delete from leads");
    expect(countRows()).toEqual([0, 0, 0, 0]);
    database.close();
    expect(await store.record(keyed, "off")).toMatchObject({ kind: "recorded", replayed: false });
    await store.close();
  });
});
