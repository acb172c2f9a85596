import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newBooking } from "#tests/support/leads/new-lead.ts";
import { readValue } from "#tests/support/leads/sqlite.ts";
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
  const log = {
    info: (_: object, message: string) => void said.push(message),
    error: ({ err }: { err: unknown }) => void said.push(String(err)),
  };
  engine = await openSqliteEngine(dataDir, log);
  store = createStore(engine);
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
  const versions = await engine.db.selectFrom("schemaVersions").select("version").execute();
  expect(versions.map(({ version }) => version)).not.toContain(99);
});

it("rejects writes while a file is missing, without creating one, and accepts them once it is back", async () => {
  const elsewhere = join(dataDir, "elsewhere");
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    renameSync(file, elsewhere);
    const recording = store.record(newBooking(), "off");
    await expect(recording).rejects.toThrow(StoreUnavailableError);
    await expect(recording).rejects.toThrow("Stop the server, put leads.db or a backup in place");
    expect(await store.check("off")).toMatchObject({ ok: false });
    expect(existsSync(file)).toBe(false);
    renameSync(elsewhere, file);
    expect(await store.check("off")).toMatchObject({ ok: true });
  }
  expect(said).toEqual([expect.stringContaining("was removed or replaced")]);
  expect(await store.record(newBooking(), "off")).toMatchObject({ kind: "recorded" });
});

it("keeps all leads when leads.db-wal is removed while two servers are using it", async () => {
  const other = createStore(await openSqliteEngine(dataDir));
  const book = (server: Store, day: number) =>
    server.record(newBooking({ slotStart: `2126-11-${day}T03:30:00.000Z` }), "off");
  await book(store, 20);
  await book(other, 21);
  rmSync(`${path}-wal`);
  for (const server of [store, other]) await expect(book(server, 22)).rejects.toThrow(StoreUnavailableError);
  await store.close();
  await other.close();
  engine = await openSqliteEngine(dataDir);
  store = createStore(engine);
  expect(await store.listTakenTimes(0)).toHaveLength(2);
  expect(readValue(engine.database, "pragma integrity_check")).toBe("ok");
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
