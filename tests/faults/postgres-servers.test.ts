import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { siteConfig } from "#config/index.ts";
import { listOfferedSlots } from "#leads/bookings/offered-slots.ts";
import { openStore } from "#leads/store/index.ts";
import { type Migration, migrate } from "#leads/store/migrations/migrate.ts";
import { createKysely, postgres as differences } from "#leads/store/postgres/postgres-engine.ts";
import { runLeadsWith } from "../support/leads/leads-command.ts";
import { newLead } from "../support/leads/new-lead.ts";
import { type PostgresServer, startPostgres } from "../support/leads/postgres/server.ts";
import { numberedPost, sendPost, startForms } from "./running-forms.ts";

let postgres: PostgresServer;
let count = 0;
/** A new, empty database for each test. */
let databaseUrl: string;
let dataDir: string;

beforeAll(async () => {
  postgres = await startPostgres();
  dataDir = await mkdtemp(join(tmpdir(), "postgres-servers-"));
});

afterAll(async () => {
  await postgres.remove();
  await rm(dataDir, { recursive: true });
});

beforeEach(async () => {
  count += 1;
  await postgres.run(`create database empty_${count}`);
  databaseUrl = postgres.urlOf(`empty_${count}`);
});

async function query<Row>(statement: string): Promise<Row[]> {
  const db = createKysely(databaseUrl, { maxConnections: 1 });
  const { rows } = await sql.raw<Row>(statement).execute(db);
  await db.destroy();
  return rows;
}

it("creates a single store and salt when ten servers start on an empty database at once", async () => {
  const stores = await Promise.all(Array.from({ length: 10 }, () => openStore({ dataDir, databaseUrl })));
  const checks = await Promise.all(stores.map((store) => store.check("off")));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  await Promise.all(stores.map((store) => store.close()));
  expect(await query("select salt from address_salt")).toHaveLength(1);
});

it("doesn't open or change a database from a newer version, and says why", async () => {
  await (await openStore({ dataDir, databaseUrl })).close();
  await query("insert into schema_versions values (999, 0)");
  await expect(openStore({ dataDir, databaseUrl })).rejects.toThrow("schema version 999");
  expect(await query("select version from schema_versions where version > 900")).toEqual([{ version: 999 }]);
});

it("keeps the previous version when a migration loses its connection between statements", async () => {
  const db = createKysely(databaseUrl, { maxConnections: 1 });
  const half: Migration = {
    version: 1,
    async run(database) {
      await sql`create table half (id text)`.execute(database);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(database);
    },
  };
  await expect(migrate({ ...differences, db }, [half])).rejects.toThrow();
  await db.destroy();
  expect(await query("select to_regclass('half') as found")).toEqual([{ found: null }]);
  expect(await query("select * from schema_versions")).toEqual([]);
});

it("delivers each lead once and books each slot once with three servers on one database", {
  timeout: 60_000,
}, async () => {
  const folders = await Promise.all([1, 2, 3].map(() => mkdtemp(join(dataDir, "server-"))));
  const servers = await Promise.all(
    folders.map((folder) => startForms(folder, { DATABASE_URL: databaseUrl })),
  );
  const send = (post: object, index: number) => sendPost(servers[index % 3]?.address ?? "", post);
  const slots = listOfferedSlots(siteConfig.scheduling, Date.now()).slice(0, 4);
  const contacts = Array.from({ length: 60 }, (_, index) => numberedPost(index));
  const calls = slots.flatMap((slotStart, slot) =>
    [0, 1, 2].map((server) => ({
      ...numberedPost(100 + 10 * slot + server),
      formType: "schedule",
      slotStart,
    })),
  );
  const statuses = await Promise.all(
    [...contacts, ...calls].map(async (post, index) => (await send(post, index)).status),
  );
  expect(statuses.slice(0, 60).filter((status) => status !== 200)).toEqual([]);
  expect(statuses.slice(60).sort()).toEqual([...slots.map(() => 200), ...slots.flatMap(() => [409, 409])]);

  const waiting = "select id from outbox where state <> 'delivered' and kind <> 'reminder'";
  await vi.waitFor(async () => expect(await query(waiting)).toEqual([]), { timeout: 40_000, interval: 500 });
  await Promise.all(servers.map((server) => server.stop("SIGTERM")));
  const delivered = await query<{ id: string }>("select id from outbox where state = 'delivered'");
  const files = await Promise.all(folders.map((folder) => readdir(join(folder, "mail")).catch(() => [])));
  expect(files.flat().sort()).toEqual(delivered.map(({ id }) => `${id}.eml`).sort());
  expect(files.filter((names) => names.length === 0)).toEqual([]);
});

it("erases leads when the data folder doesn't exist, and prints where it created the erasure record", async () => {
  const store = await openStore({ dataDir, databaseUrl });
  const recorded = await store.record(newLead({ ...numberedPost(1), email: "a@example.com" }), "off");
  await store.close();
  const missing = join(dataDir, "missing");
  const erase = (email: string) =>
    runLeadsWith({ DATABASE_URL: databaseUrl, DATA_DIR: missing }, {}, "erase", "--email", email, "--yes");

  expect(await erase("nobody@example.com")).toMatchObject({ code: 1, said: "No matching lead is stored." });
  expect(existsSync(missing)).toBe(false);

  const record = join(missing, "backups/erased-requests.txt");
  expect(await erase("a@example.com")).toMatchObject({
    code: 0,
    output: expect.stringContaining("1 lead"),
    said: expect.stringContaining(`created ${record}`),
  });
  expect(recorded).toMatchObject({ kind: "recorded" });
  expect(await readFile(record, "utf8")).toContain("id" in recorded ? recorded.id : "");
  expect((await erase("a@example.com")).said).toBe("No matching lead is stored.");
});
