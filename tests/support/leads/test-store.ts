import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, inject } from "vitest";
import { createStore } from "#leads/store/create-store.ts";
import type { Store, StorePlace } from "#leads/store/index.ts";
import { createPostgresEngine } from "#leads/store/postgres/postgres-engine.ts";
import type { StoreTables } from "#leads/store/schema.ts";
import { openSqliteEngine } from "#leads/store/sqlite/sqlite-engine.ts";
import { templateName } from "./postgres/global-setup.ts";

/** In the `postgres` project (vitest.config.ts), this includes a PostgreSQL database. */
export interface TestPlace extends Required<StorePlace> {
  remove(): Promise<void>;
}

/** A database that tests reuse. */
interface Database {
  url: string;
  client: Client;
  /** SQL that deletes all rows. */
  clear: string;
}

const free: Database[] = [];

export async function makePlace(): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), "test-store-"));
  const serverUrl = inject("postgresUrl");
  const database = serverUrl ? (free.pop() ?? (await createDatabase(serverUrl))) : undefined;
  return {
    dataDir,
    databaseUrl: database?.url,
    async remove() {
      await rm(dataDir, { recursive: true, force: true });
      if (!database) return;
      await database.client.query(database.clear);
      free.push(database);
    },
  };
}

let count = 0;

async function createDatabase(serverUrl: string): Promise<Database> {
  count += 1;
  const name = `test_${process.pid}_${count}`;
  const admin = await connect(`${serverUrl}postgres`);
  await admin.query(`create database ${name} template ${templateName}`);
  await admin.end();
  const client = await connect(serverUrl + name);
  const tables = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const cleared = tables.rows.filter(
    (table) => !["schema_versions", "address_salt", "server_secret"].includes(table.name),
  );
  const clear = cleared.map((table) => `delete from ${table.name};`).join("");
  return { url: serverUrl + name, client, clear };
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // The connection is lost when the server stops after the last test.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

interface TestStore {
  readonly place: StorePlace;
  readonly store: Store;
  readonly db: Kysely<StoreTables>;
  /** The store's time in ms since 1970; `undefined` for the real time. */
  nowMs: number | undefined;
  /** Returns the values of each row. */
  rows(statement: string): Promise<unknown[][]>;
}

/** Opens an empty store before each test and removes it afterward. */
export function withStore(): TestStore {
  let place: TestPlace;
  let db: Kysely<StoreTables>;
  let store: Store;
  beforeEach(async () => {
    test.nowMs = undefined;
    place = await makePlace();
    const engine = await openEngine(place);
    db = engine.db;
    store = createStore(engine, { now: () => test.nowMs ?? Date.now() });
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
  const test: TestStore = {
    get place() {
      return place;
    },
    get store() {
      return store;
    },
    get db() {
      return db;
    },
    nowMs: undefined,
    async rows(statement) {
      const { rows } = await sql.raw<object>(statement).execute(db);
      return rows.map((row) => Object.values(row));
    },
  };
  return test;
}

async function openEngine({ dataDir, databaseUrl }: StorePlace) {
  if (!databaseUrl) return openSqliteEngine(dataDir);
  const engine = createPostgresEngine(databaseUrl);
  await engine.prepare();
  return engine;
}
