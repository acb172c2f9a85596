import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { databasePath, readValue } from "../src/store/sqlite/open-database.ts";
import { startPostgres } from "../tests/support/postgres/server.ts";

/** A database to measure: empty for a site, and beside it a table for bare inserts. */
export interface MeasuredDatabase {
  /** Variables of a site that stores in it. */
  env: Record<string, string>;
  /** Commits one row: the minimum that durability costs. */
  insert(body: string): Promise<unknown>;
  /** Returns the number that a query of the site's rows counts. */
  count(sql: string): Promise<number>;
  remove(): Promise<void>;
}

/** Opens one in SQLite (WAL, synchronous=FULL). */
export async function openSqlite(): Promise<MeasuredDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "bench-sqlite-"));
  const bare = new DatabaseSync(join(folder, "bare.db"));
  bare.exec("pragma journal_mode = WAL");
  bare.exec("pragma synchronous = FULL");
  bare.exec("create table submission (id integer primary key, body text not null)");
  const insert = bare.prepare("insert into submission (body) values (?)");
  return {
    env: { DATA_DIR: folder },
    insert: async (body) => insert.run(body),
    async count(sql) {
      const stored = new DatabaseSync(databasePath(folder), { readOnly: true });
      const value = Number(readValue(stored, sql));
      stored.close();
      return value;
    },
    async remove() {
      bare.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens one in a PostgreSQL of its own (fsync=on, synchronous_commit=on). */
export async function openPostgres(): Promise<MeasuredDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "bench-postgres-"));
  const server = await startPostgres({ isDurable: true });
  const connect = async (name: string) => {
    await server.run(`create database ${name}`);
    const client = new Client({ connectionString: server.urlOf(name) });
    await client.connect();
    return client;
  };
  const [bare, stored] = [await connect("bare"), await connect("stored")];
  await bare.query("create table submission (id bigserial primary key, body text not null)");
  const insert = { name: "insert", text: "insert into submission (body) values ($1)" };
  return {
    env: { DATA_DIR: folder, DATABASE_URL: server.urlOf("stored") },
    insert: (body) => bare.query({ ...insert, values: [body] }),
    async count(sql) {
      const { rows } = await stored.query<object>(sql);
      return Number(Object.values(rows[0] ?? {})[0]);
    },
    async remove() {
      await bare.end();
      await stored.end();
      await server.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
