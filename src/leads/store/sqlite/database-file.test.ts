import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newBooking } from "../../../../tests/support/leads/new-lead.ts";
import { readValue } from "../../../../tests/support/leads/sqlite.ts";
import { createStore, type Store } from "../create-store.ts";
import { StoreUnavailableError } from "../store-errors.ts";
import { openSqliteEngine, type SqliteEngine } from "./sqlite-engine.ts";

let dataDir: string;
let path: string;
let backup: string;
let engine: SqliteEngine;
let store: Store;
let said: string[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "database-file-"));
  path = join(dataDir, "leads.db");
  backup = join(dataDir, "backup.db");
  said = [];
  await (await openSqliteEngine(dataDir)).close();
  copyFileSync(path, backup);
  utimesSync(backup, 0, 0);
  const log = {
    info: (_: object, message: string) => void said.push(message),
    error: ({ err }: { err: unknown }) => void said.push(String(err)),
  };
  engine = await openSqliteEngine(dataDir, log);
  store = createStore(engine, { run: engine.run });
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

it("fails a write if the file is replaced before its commit", async () => {
  const writing = engine.write(async (transaction) => {
    renameSync(backup, path);
    await transaction.insertInto("schemaVersions").values({ version: 99, appliedAtMs: 0 }).execute();
  });
  await expect(writing).rejects.toThrow(StoreUnavailableError);
  await expect(writing).rejects.toThrow("leads.db-shm was removed or replaced while it was open");
  expect(await store.record(newBooking(), "off")).toMatchObject({ kind: "recorded" });
  const versions = await engine.db.selectFrom("schemaVersions").select("version").execute();
  expect(versions.map(({ version }) => version)).not.toContain(99);
});

it("waits for a backup to be fully copied instead of replacing a removed database with an empty one", async () => {
  rmSync(path);
  for (const operation of [() => store.record(newBooking(), "off"), () => store.check("off")]) {
    await expect(operation()).rejects.toThrow(
      /^leads\.db was removed .* Put it back, or put a backup in its place/,
    );
  }
  expect(existsSync(path)).toBe(false);
  copyFileSync(backup, path);
  await expect(store.check("off")).rejects.toThrow("will be opened once it is complete");
  utimesSync(path, 0, 0);
  expect(await store.check("off")).toMatchObject({ ok: true });
  expect(said).toEqual([
    expect.stringContaining("leads.db was removed"),
    expect.stringContaining("once it is complete"),
    expect.stringContaining("are open again"),
  ]);
});

it("logs only once why it can't open a damaged replacement, and opens the next one", async () => {
  rmSync(path);
  writeFileSync(path, "not a database, but long enough to be read as one. ".repeat(100));
  utimesSync(path, 0, 0);
  for (let times = 0; times < 3; times += 1) {
    await expect(store.record(newBooking(), "off")).rejects.toThrow("cannot be opened; the log says why");
  }
  expect(said).toEqual([expect.stringContaining(`${path} is damaged or is not an SQLite database`)]);
  renameSync(backup, path);
  expect(await store.record(newBooking(), "off")).toMatchObject({ kind: "recorded" });
});

it("keeps all leads when leads.db-wal is removed while another program is reading an older state", async () => {
  await store.record(newBooking(), "off");
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec("begin; select count(*) from leads");
  await store.record(newBooking({ slotStart: "2126-11-25T03:30:00.000Z" }), "off");
  rmSync(`${path}-wal`);
  await expect(store.listTakenTimes(0)).rejects.toThrow("while another program was reading it");
  reader.close();
  expect(await store.listTakenTimes(0)).toHaveLength(2);
});

it("keeps all leads when leads.db-wal is removed while two servers are using it", async () => {
  const otherEngine = await openSqliteEngine(dataDir);
  const other = createStore(otherEngine, { run: otherEngine.run });
  const book = (server: Store, day: number) =>
    server.record(newBooking({ slotStart: `2126-11-${day}T03:30:00.000Z` }), "off");
  await book(store, 20);
  await book(other, 21);
  rmSync(`${path}-wal`);
  await book(store, 22);
  await book(store, 23);
  await book(other, 24);
  await book(store, 25);
  await other.close();
  expect(await store.listTakenTimes(0)).toHaveLength(6);
  expect(readValue(engine.database, "pragma integrity_check")).toBe("ok");
});

it("is unavailable while its files are inaccessible, then recovers", async () => {
  const elsewhere = join(dataDir, "elsewhere.db");
  renameSync(path, elsewhere);
  symlinkSync("leads.db", path);
  await expect(store.record(newBooking(), "off")).rejects.toThrow(StoreUnavailableError);
  renameSync(elsewhere, path);
  expect(await store.record(newBooking(), "off")).toMatchObject({ kind: "recorded" });
});

it("runs writes one at a time and keeps other statements out of their transactions", async () => {
  const order: string[] = [];
  const write = (name: string) =>
    engine.write(async (transaction) => {
      for (let step = 1; step <= 3; step += 1) {
        await transaction.selectFrom("leads").select("id").execute();
        order.push(name + step);
      }
    });
  const read = engine.db.selectFrom("leads").select("id").execute();
  await Promise.all([write("a"), write("b"), read, write("c")]);
  expect(order).toEqual(["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]);
});
