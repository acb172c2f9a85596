import { randomBytes } from "node:crypto";
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql } from "kysely";
import { type Engine, inWriteTransaction, type StoreLog } from "../engine.ts";
import { migrate } from "../migrations/migrate.ts";
import { migrations } from "../migrations/migrations.ts";
import { personalColumns } from "../personal-columns.ts";
import type { StoreTables } from "../schema.ts";
import { StoreOpenError, StoreUnavailableError } from "../store-errors.ts";
import { createPool, isUnavailable } from "./postgres-pool.ts";

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
} satisfies Partial<Engine>;

/** Connects on first use, after `prepare`. */
interface PostgresEngine extends Engine {
  /** Migrates the database and reads its salt. After a failure, the next statement tries again. */
  prepare(): Promise<void>;
}

/** If there is a log, logs when outages begin and end. */
export function createPostgresEngine(databaseUrl: string, log?: StoreLog): PostgresEngine {
  let salt: Buffer | undefined;
  let prepared: Promise<void> | undefined;
  let isOut = false;
  let closing: Promise<void> | undefined;
  let isClosed = false;
  const writing = new Set<Promise<unknown>>();
  const pool = createPool(databaseUrl, {
    maxConnections,
    watch: {
      async beforeUse() {
        if (isClosed) throw new StoreUnavailableError("The store is closed.");
        await prepare();
      },
      afterUse() {
        if (isOut) log?.info({}, "the database is available again");
        isOut = false;
      },
      explain,
    },
  });
  const db = createKysely(pool);

  function explain(error: unknown): unknown {
    if (!isUnavailable(error)) return error;
    if (!isOut) log?.error({ err: error }, "the database is unavailable");
    isOut = true;
    // Publicly visible at `/readyz` of a server, so it omits the reason, which might mention hosts.
    const message = log ? "The database is unavailable; the log says why." : error.message;
    return new StoreUnavailableError(message, { cause: error });
  }

  function prepare(): Promise<void> {
    prepared ??= withPatience(async (patient) => {
      await requireUtf8(patient);
      await migrate({ ...postgres, db: patient }, migrations);
      salt = await readSalt(patient);
    }).catch((error: unknown) => {
      prepared = undefined;
      explain(error);
      throw error;
    });
    return prepared;
  }

  /** Migrating or rewriting a large table, or waiting for another server to do it, can take a long time. */
  async function withPatience(work: (patient: Kysely<StoreTables>) => Promise<void>): Promise<void> {
    const patient = createKysely(createPool(databaseUrl, { maxConnections: 1, isPatient: true }));
    try {
      await work(patient);
    } finally {
      await patient.destroy();
    }
  }

  return {
    ...postgres,
    db,
    async write(work) {
      if (closing) throw new StoreUnavailableError("The store is closed.");
      const written = inWriteTransaction(db, postgres, work);
      writing.add(written);
      return written.finally(() => writing.delete(written));
    },
    get salt() {
      if (!salt) throw new Error("The database has not been prepared.");
      return salt;
    },
    prepare,
    findProblems: () => findProblems(db),
    async removeTraces() {
      if (closing) throw new StoreUnavailableError("The store is closed.");
      await withPatience(async (patient) => {
        for (const [table, columns] of Object.entries(personalColumns)) {
          // Deletes the statistics, which contain values: ANALYZE keeps those of an empty table.
          const changes = columns.map((column) => sql`alter column ${sql.ref(column)} type text`);
          await sql`alter table ${sql.ref(table)} ${sql.join(changes)}`.execute(patient);
        }
        // Rewrites the tables; otherwise parts of deleted rows would remain in free space.
        const tables = [...Object.keys(personalColumns), "pg_statistic"].map((table) => sql.ref(table));
        await sql`vacuum (full) ${sql.join(tables)}`.execute(patient);
      }).catch((error: unknown) => {
        throw explain(error);
      });
      return true;
    },
    close() {
      closing ??= Promise.allSettled(writing).then(() => {
        isClosed = true;
        return pool.end();
      });
      return closing;
    },
  };
}

/** Maps camelCase names to snake_case in the database. */
export function createKysely(pool: PostgresPool): Kysely<StoreTables> {
  const dialect = new PostgresDialect({ pool });
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
