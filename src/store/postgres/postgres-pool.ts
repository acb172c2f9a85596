import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, types } from "pg";

/** How long a new connection may take, or a free one be waited for. */
const connectTimeoutMs = 5000;

/** How long a statement may run before the server cancels it, and a transaction may rest between two. */
const statementTimeoutMs = 5000;

/** Longer than `statementTimeoutMs`: a server that answers nothing at all is taken to be gone. */
const answerTimeoutMs = 7000;

/**
 * A failure of PostgreSQL or of the connection to it. Has only the message of its cause: other fields quote the values
 * of a row, which must not reach the log.
 */
export class PostgresError extends Error {
  override readonly name = "PostgresError";
  /** SQLSTATE; `undefined` where the connection failed. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message || String(cause) : String(cause));
    this.code = cause instanceof DatabaseError ? cause.code : undefined;
  }
}

/** Beginnings of the SQLSTATEs that mean "try again later". */
const unavailableCodes = [
  "08", // no connection
  "25006", // read-only
  "25P03", // idle in a transaction for too long
  "28", // login refused
  "3D000", // no such database
  "40001", // serialization failure
  "40P01", // deadlock
  "53", // disk full, out of memory, too many connections
  "55P03", // locked
  "57", // shutting down, starting, statement canceled
  "58", // disk failure
  "XX001", // damaged table
  "XX002", // damaged index
];

/** Returns whether nothing can be stored now, as opposed to a bug. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof PostgresError)) return false;
  const { code } = error;
  return code === undefined || unavailableCodes.some((start) => code.startsWith(start));
}

/** Options of a pool; `isPatient`: statements may take as long as they need. */
export interface PoolOptions {
  maxConnections: number;
  isPatient?: boolean;
}

/** Creates a pool, which connects when it is first used. All its errors are `PostgresError`s. */
export function createPool(databaseUrl: string, { maxConnections, isPatient }: PoolOptions): PostgresPool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
    ...(!isPatient && {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
      query_timeout: answerTimeoutMs,
    }),
  });
  // Lost connections are reported by the next statement; without a listener they would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect().catch((error: unknown) => {
        throw new PostgresError(error);
      });
      let isBroken = false;
      async function query(statement: string, parameters: readonly unknown[]) {
        if (isBroken) throw new PostgresError("The connection is lost.");
        try {
          return await client.query(statement, [...parameters]);
        } catch (cause) {
          const error = new PostgresError(cause);
          isBroken = error.code === undefined;
          throw error;
        }
      }
      return {
        // Kysely's type names the commands that it reads, and a cursor, which is not configured.
        query: query as unknown as PostgresPoolClient["query"],
        release: () => client.release(isBroken),
      };
    },
    options: pool.options,
    end: () => pool.end(),
  };
}

/** Counts and times are numbers; as text, which `pg` returns, they would be added like words. */
const numbers: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC]);

const getTypeParser: typeof types.getTypeParser = (id: number, format?: "text" | "binary") =>
  numbers.has(id) ? Number : types.getTypeParser(id, format);
