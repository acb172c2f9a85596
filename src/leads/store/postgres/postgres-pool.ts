import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, types } from "pg";

/** Time limit for opening a connection or waiting for a free one. */
const connectTimeoutMs = 5000;

/** Time limit for a statement, and for an idle transaction. */
const statementTimeoutMs = 5000;

/** Longer than `statementTimeoutMs`: a server that still hasn't replied by then is down. */
const replyTimeoutMs = 7000;

/** Keeps only the original error's message: its other fields quote row values, which must not be logged. */
export class PostgresError extends Error {
  override readonly name = "PostgresError";
  /** SQLSTATE; `undefined` if the connection failed. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message || String(cause) : String(cause));
    this.code = cause instanceof DatabaseError ? cause.code : undefined;
  }
}

/** Prefixes of the SQLSTATEs that mean "try again later". */
const unavailableCodes = [
  "08", // no connection
  "25006", // read-only
  "25P03", // transaction idle for too long
  "28", // login rejected
  "3D000", // no such database
  "40001", // serialization failure
  "40P01", // deadlock
  "53", // disk full, out of memory, too many connections
  "55P03", // lock not available
  "57", // shutting down, starting, statement canceled
  "58", // disk failure
  "XX001", // damaged table
  "XX002", // damaged index
];

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof PostgresError)) return false;
  const { code } = error;
  return code === undefined || unavailableCodes.some((start) => code.startsWith(start));
}

/** `isPatient` turns off the time limits for statements. */
export interface PoolOptions {
  maxConnections: number;
  isPatient?: boolean;
}

/** Connects on first use. All errors are `PostgresError`s. */
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
      query_timeout: replyTimeoutMs,
    }),
  });
  // The next statement reports a lost connection. Without a listener, this event would end the process.
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
        // Kysely's type also allows cursors, which we don't use.
        query: query as unknown as PostgresPoolClient["query"],
        release: () => client.release(isBroken),
      };
    },
    options: pool.options,
    end: () => pool.end(),
  };
}

/** `pg` returns these types as strings, but counts and times must be numbers. */
const numbers: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC]);

const getTypeParser: typeof types.getTypeParser = (id: number, format?: "text" | "binary") =>
  numbers.has(id) ? Number : types.getTypeParser(id, format);
