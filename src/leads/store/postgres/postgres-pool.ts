import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, types } from "pg";

/** Time limit for opening a connection or waiting for a free one. */
const connectTimeoutMs = 5000;

/** Time limit for a statement, and for an idle transaction. */
const statementTimeoutMs = 5000;

/** Longer than `statementTimeoutMs`: a server that still hasn't replied by then is down. */
const replyTimeoutMs = 7000;

/** Keeps only the original error's message: its other fields contain row values, which must not be logged. */
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

export function isUnavailable(error: unknown): error is PostgresError {
  if (!(error instanceof PostgresError)) return false;
  const { code } = error;
  return code === undefined || unavailableCodes.some((start) => code.startsWith(start));
}

/** Steps around each use of a connection. */
interface PoolWatch {
  beforeUse(): Promise<void>;
  /** Called unless a statement failed. */
  afterUse(): void;
  /** Translates the `PostgresError`s. */
  explain(error: unknown): unknown;
}

/** `isPatient` turns off the time limits for statements. */
interface PoolOptions {
  maxConnections: number;
  isPatient?: boolean;
  watch?: PoolWatch;
}

/** Connects on first use. Without a `watch`, all errors are `PostgresError`s. */
export function createPool(
  databaseUrl: string,
  { maxConnections, isPatient, watch }: PoolOptions,
): PostgresPool {
  const explain = watch?.explain ?? ((error: unknown) => error);
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
      await watch?.beforeUse().catch((error: unknown) => {
        throw explain(error);
      });
      const client = await pool.connect().catch((error: unknown) => {
        throw explain(new PostgresError(error));
      });
      let failure: PostgresError | undefined;
      const isBroken = () => failure !== undefined && failure.code === undefined;
      async function query(statement: string, parameters: readonly unknown[]) {
        if (isBroken()) throw explain(failure);
        try {
          return await client.query(statement, [...parameters]);
        } catch (cause) {
          failure = new PostgresError(cause);
          throw explain(failure);
        }
      }
      return {
        // Kysely's type also allows cursors, which we don't use.
        query: query as unknown as PostgresPoolClient["query"],
        release() {
          if (!failure) watch?.afterUse();
          client.release(isBroken());
        },
      };
    },
    options: pool.options,
    async end() {
      // Otherwise `pg` would never serve them.
      while (pool.waitingCount > 0) await wait(10);
      await pool.end();
    },
  };
}

/** `pg` returns these types as strings, but counts and times must be numbers. */
const numbers: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC]);

const getTypeParser: typeof types.getTypeParser = (id: number, format?: "text" | "binary") =>
  numbers.has(id) ? Number : types.getTypeParser(id, format);
