import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newBooking } from "../../../tests/support/new-lead.ts";
import { createStore } from "../create-store.ts";
import type { Store } from "../store.ts";
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
    info: (_: object, sentence: string) => void said.push(sentence),
    error: ({ err }: { err: unknown }) => void said.push(String(err)),
  };
  engine = await openSqliteEngine(dataDir, log);
  store = createStore(engine, { run: engine.run });
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

it("fails a write whose file was replaced between its start and its commit", async () => {
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

it("makes no database in the place of one that was removed, and opens a backup once it was left alone", async () => {
  rmSync(path);
  for (const operation of [() => store.record(newBooking(), "off"), () => store.check("off")]) {
    await expect(operation()).rejects.toThrow(
      /^leads\.db was removed .* Put it back, or a backup in its place/,
    );
  }
  expect(existsSync(path)).toBe(false);
  // May still grow.
  copyFileSync(backup, path);
  await expect(store.check("off")).rejects.toThrow("is opened as soon as it is complete");
  utimesSync(path, 0, 0);
  expect(await store.check("off")).toMatchObject({ ok: true });
  expect(said).toEqual([
    expect.stringContaining("leads.db was removed"),
    expect.stringContaining("as soon as it is complete"),
    expect.stringContaining("are open again"),
  ]);
});

it("says once why it does not open a damaged file that was put in place, and opens the next one", async () => {
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

it("runs writes one after another, with no statement of others in their transactions", async () => {
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
