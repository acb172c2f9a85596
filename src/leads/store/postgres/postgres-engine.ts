import { randomBytes } from "node:crypto";
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from "kysely";
import { type Engine, inWriteTransaction } from "../engine.ts";
import { migrate } from "../migrations/migrate.ts";
import { migrations } from "../migrations/migrations.ts";
import { personalColumns } from "../personal-columns.ts";
import type { StoreTables } from "../schema.ts";
import { StoreOpenError } from "../store-errors.ts";
import { createPool, isUnavailable, type PoolOptions } from "./postgres-pool.ts";

/** Connections per server; ten servers stay below PostgreSQL's default limit of 100. */
const maxConnections = 8;

const saltBytes = 32;

export const postgres = {
  // A transaction that gets a lock must see what the lock's previous owner committed.
  beginWrite: "begin isolation level read committed",
  skipsLockedRows: true,
  async lock(transaction, names) {
    // Always locks in key order, to prevent deadlocks.
    await sql`select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from unnest(${names}::text[]) as name order by key
    ) as keys`.execute(transaction);
  },
  isUnavailable,
} satisfies Partial<Engine>;

/** Connects on first use. */
interface PostgresEngine extends Engine {
  /** Migrates the database and reads its salt. Must finish before anything is recorded. */
  prepare(): Promise<void>;
}

export function createPostgresEngine(databaseUrl: string): PostgresEngine {
  const db = createKysely(databaseUrl, { maxConnections });
  let salt: Buffer | undefined;
  return {
    ...postgres,
    db,
    write: (work) => inWriteTransaction(db, postgres, work),
    get salt() {
      if (!salt) throw new Error("The database has not been prepared.");
      return salt;
    },
    async prepare() {
      // Migrating a large table, or waiting for another server to do it, can take a long time.
      const patient = createKysely(databaseUrl, { maxConnections: 1, isPatient: true });
      try {
        await requireUtf8(patient);
        await migrate({ ...postgres, db: patient }, migrations);
        salt = await readSalt(patient);
      } finally {
        await patient.destroy();
      }
    },
    findProblems: () => findProblems(db),
    async removeTraces() {
      const patient = createKysely(databaseUrl, { maxConnections: 1, isPatient: true });
      try {
        for (const [table, columns] of Object.entries(personalColumns)) {
          // Deletes the statistics, which quote rows: ANALYZE keeps those of an empty table.
          const changes = columns.map((column) => sql`alter column ${sql.ref(column)} type text`);
          await sql`alter table ${sql.ref(table)} ${sql.join(changes)}`.execute(patient);
        }
        // Rewrites the tables; otherwise parts of deleted rows would remain in free space.
        const tables = [...Object.keys(personalColumns), "pg_statistic"].map((table) => sql.ref(table));
        await sql`vacuum (full) ${sql.join(tables)}`.execute(patient);
        return true;
      } finally {
        await patient.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

/** Maps camelCase names to snake_case in the database. */
export function createKysely(databaseUrl: string, options: PoolOptions): Kysely<StoreTables> {
  const dialect = new PostgresDialect({ pool: createPool(databaseUrl, options) });
  return new Kysely<StoreTables>({ dialect, plugins: [new CamelCasePlugin()] });
}

/** Other encodings can't store every name, or don't know what a character is. */
async function requireUtf8(db: Kysely<StoreTables>): Promise<void> {
  const { rows } = await sql<{ name: string; encoding: string }>`
    select current_database() as name, current_setting('server_encoding') as encoding`.execute(db);
  const { name = "", encoding = "" } = rows[0] ?? {};
  if (encoding === "UTF8") return;
  const created = JSON.stringify(`${name}_utf8`);
  throw new StoreOpenError(
    `The database ${name} has the encoding ${encoding}, which can't store every name. Run createdb --encoding=UTF8 --locale=C --template=template0 ${created}, and change the name in DATABASE_URL. If ${name} has leads, copy them first: pg_dump ${JSON.stringify(name)} | psql ${created}`,
  );
}

/** The first server creates the salt, and all others use it. */
function readSalt(db: Kysely<StoreTables>): Promise<Buffer> {
  return inWriteTransaction(db, postgres, async (transaction) => {
    await postgres.lock(transaction, ["salt"]);
    await sql`create table if not exists address_salt (salt text not null)`.execute(transaction);
    const made = randomBytes(saltBytes).toString("base64");
    await sql`insert into address_salt select ${made} where not exists (select from address_salt)`.execute(
      transaction,
    );
    const { rows } = await sql<{ salt: string }>`select salt from address_salt`.execute(transaction);
    return Buffer.from(rows[0]?.salt ?? "", "base64");
  });
}

/** Returns messages that don't mention the host. Throws if the database can't be reached. */
async function findProblems(db: Kysely<StoreTables>): Promise<string[]> {
  const { rows } = await sql<{ isReadOnly: boolean; isDurable: boolean }>`
    select current_setting('transaction_read_only')::boolean as is_read_only,
      current_setting('synchronous_commit') <> 'off' as is_durable`.execute(db);
  const problems: string[] = [];
  if (rows[0]?.isReadOnly) problems.push("The database is read-only.");
  if (!rows[0]?.isDurable) {
    problems.push("The database has synchronous_commit=off: a crash could lose acknowledged submissions.");
  }
  return problems;
}
