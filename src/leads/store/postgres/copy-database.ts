import { existsSync } from "node:fs";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { OperatorError } from "#platform/operator-error.ts";
import { inWriteTransaction } from "../engine.ts";
import type { StoreTables } from "../schema.ts";
import { cannotUse, databasePath, openDatabase } from "../sqlite/open-database.ts";
import { openSqliteEngine } from "../sqlite/sqlite-engine.ts";
import { isLocked } from "../sqlite/sqlite-errors.ts";
import { createKysely, postgres } from "./postgres-engine.ts";
import { createPool, PostgresError } from "./postgres-pool.ts";
import { openPostgresStore } from "./postgres-store.ts";

/** Rows per insert; PostgreSQL allows 65,535 values per statement. */
const batchSize = 500;

/** The message says why nothing was copied; the target is unchanged. */
class CopyError extends OperatorError {
  override readonly name = "CopyError";
}

/** Number of rows per table, the same in both databases. `isRepeated`: an earlier run copied them. */
export interface CopyResult {
  counts: Readonly<Record<string, number>>;
  isRepeated: boolean;
}

/**
 * Copies SQLite into an empty PostgreSQL database in one transaction, so an interrupted copy changes nothing and can be
 * repeated. Throws `CopyError` and `StoreOpenError`.
 */
export async function copyToPostgres(
  dataDir: string,
  databaseUrl: string,
  onProgress: (copied: number) => void,
): Promise<CopyResult> {
  refuseWhileServed(dataDir);
  const source = await openSqliteEngine(dataDir);
  const target = createKysely(createPool(databaseUrl, { maxConnections: 1, isPatient: true }));
  try {
    const prepared = await openPostgresStore(databaseUrl);
    await prepared.close();
    return await inWriteTransaction(target, postgres, async (transaction) => {
      // Makes servers that use the target wait to store new submissions.
      await sql`lock table leads in exclusive mode`.execute(transaction);
      const salt = source.salt.toString("base64");
      const { rows } = await sql<{ salt: string }>`select salt from address_salt`.execute(transaction);
      // Written last, so only a complete copy has the same salt.
      const isRepeated = rows[0]?.salt === salt;
      if (!isRepeated && (await countRows(transaction, "leads")) > 0) {
        throw new CopyError("The PostgreSQL database already has leads. Copy into an empty one.");
      }
      // The copied secret replaces the new database's own, so links stay valid.
      if (!isRepeated) await sql`delete from server_secret`.execute(transaction);
      const counts: Record<string, number> = {};
      let copied = 0;
      for (const table of listTables(source.database)) {
        const stored = source.database.prepare(`select * from ${table}`).all();
        counts[table] = stored.length;
        for (let start = 0; start < stored.length && !isRepeated; start += batchSize) {
          const batch = stored.slice(start, start + batchSize);
          await insertRows(transaction, table, batch);
          copied += batch.length;
          onProgress(copied);
        }
        const arrived = await countRows(transaction, table);
        if (arrived !== counts[table]) {
          throw new CopyError(
            isRepeated
              ? `This database was copied there before, but now ${table} has ${arrived} rows there and ${counts[table]} here: one of the two has been used since. Nothing was changed.`
              : `${table} has ${counts[table]} rows, but ${arrived} arrived. Nothing was changed.`,
          );
        }
      }
      await sql`update address_salt set salt = ${salt}`.execute(transaction);
      return { counts, isRepeated };
    });
  } catch (error) {
    if (!(error instanceof PostgresError)) throw error;
    throw new CopyError(`PostgreSQL aborted the copy (${error.message}). Nothing was changed there.`);
  } finally {
    await target.destroy();
    await source.close();
  }
}

/** Throws if another process has the database open: leads stored during the copy would be lost. */
function refuseWhileServed(dataDir: string): void {
  if (!existsSync(databasePath(dataDir))) {
    throw new CopyError(
      `There is no store at ${databasePath(dataDir)}. Set DATA_DIR to the server's folder.`,
    );
  }
  try {
    const database = openDatabase(dataDir);
    try {
      database.exec("pragma locking_mode = exclusive; begin exclusive; rollback");
    } finally {
      database.close();
    }
  } catch (cause) {
    if (!isLocked(cause)) throw cannotUse(dataDir, cause);
    throw new CopyError("A server or command is using the database. Stop it and copy again.", { cause });
  }
}

/** Lists the tables to copy, `leads` first because others reference it. */
function listTables(database: DatabaseSync): string[] {
  const rows = database
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name <> 'schema_versions'
      order by name <> 'leads', name`,
    )
    .all();
  return rows.map(({ name }) => String(name));
}

type Row = Record<string, SQLOutputValue>;

async function insertRows(target: Kysely<StoreTables>, table: string, batch: readonly Row[]): Promise<void> {
  const columns = Object.keys(batch[0] ?? {});
  const rows = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows)}`.execute(target);
}

async function countRows(target: Kysely<StoreTables>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    target,
  );
  return rows[0]?.count ?? 0;
}
