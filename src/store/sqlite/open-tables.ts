import { statfs } from "node:fs/promises";
import type Database from "better-sqlite3";
import { CamelCasePlugin, Kysely, SqliteDialect } from "kysely";
import { type Bookings, createBookings } from "../bookings.ts";
import { createDeliveries, type Deliveries } from "../deliveries.ts";
import { createFingerprints } from "../fingerprints.ts";
import { createLeadStatements, type LeadStatements } from "../lead-statements.ts";
import { migrate } from "../migrations/migrate.ts";
import type { StoreTables } from "../schema.ts";
import type { StoreHealth } from "../store.ts";
import type { LeadReply, LimitedLead, StoreCall, StoreReply } from "../store-calls.ts";
import { type StoreFailure, StoreOpenError } from "../store-errors.ts";
import { readAddressSalt } from "./address-salt.ts";
import { withCachedStatements } from "./cached-statements.ts";
import { isDamage, sqliteCapabilities } from "./capabilities.ts";
import { cannotUse, findPragmaProblems, openDatabase } from "./open-database.ts";

/** Options of `openTables`. */
export interface OpenTablesOptions {
  dataDir: string;
}

const aboveOverall =
  "More requests were accepted than the overall limit of FORM_LIMITS expects; none is held back for it.";

/** Below this a store that still writes is about to stop writing. */
const minFreeBytes = 500 * 1024 * 1024;

/** An open database. `answer` never throws. */
export interface OpenTables {
  database: Database.Database;
  answer: (call: StoreCall) => Promise<StoreReply>;
}

/** Opens and migrates the database of a data folder and answers calls on it. Throws `StoreOpenError`. */
export async function openTables({ dataDir }: OpenTablesOptions): Promise<OpenTables> {
  const database = openDatabase(dataDir);
  const dialect = new SqliteDialect({ database: withCachedStatements(database) });
  const db = new Kysely<StoreTables>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    const fingerprintsOf = createFingerprints(readAddressSalt(dataDir));
    await migrate(db, sqliteCapabilities);
    const tables = createLeadStatements({ db, capabilities: sqliteCapabilities, fingerprintsOf });
    const bookings = createBookings(db, sqliteCapabilities);
    const deliveries = createDeliveries(db, sqliteCapabilities, bookings);
    const parts = { tables, bookings, deliveries, database, dataDir };
    return { database, answer: (call) => answerCall(call, parts) };
  } catch (error) {
    database.close();
    throw error instanceof StoreOpenError ? error : cannotUse(dataDir, error);
  }
}

interface CallParts {
  tables: LeadStatements;
  bookings: Bookings;
  deliveries: Deliveries;
  database: Database.Database;
  dataDir: string;
}

async function answerCall(
  call: StoreCall,
  { tables, bookings, deliveries, database, dataDir }: CallParts,
): Promise<StoreReply> {
  try {
    switch (call.kind) {
      case "record":
        return { kind: "record", replies: await recordAll(call.leads, tables) };
      case "list":
        return { kind: "list", leads: await tables.listPage(call.state, call.beforeId, call.count) };
      case "release":
        return { kind: "release", result: await tables.release(call.id) };
      case "takenTimes":
        return { kind: "takenTimes", times: await bookings.listTaken(call.nowMs) };
      case "comingBookings":
        return { kind: "comingBookings", bookings: await bookings.listComing(call.nowMs) };
      case "findBooking":
        return { kind: "findBooking", booking: await bookings.find(call.key) };
      case "cancelBooking":
        return { kind: "cancelBooking", result: await bookings.cancel(call.token, call.nowMs) };
      case "claimDeliveries":
        return { kind: "claimDeliveries", claimed: await deliveries.claim(call.options) };
      case "settleDeliveries":
        await deliveries.settle(call.settled);
        return { kind: "settleDeliveries" };
      case "summarizeDeliveries":
        return { kind: "summarizeDeliveries", summary: await deliveries.summarize() };
      case "forgetSenders":
        await tables.forgetSenders(call.nowMs);
        return { kind: "forgetSenders" };
      case "check":
        return {
          kind: "check",
          health: {
            ...(await checkHealth(database, dataDir)),
            warnings: (await tables.isAboveOverall(call.limits)) ? [aboveOverall] : [],
          },
        };
      case "close":
        closeDatabase(database);
        return { kind: "close" };
    }
  } catch (error) {
    return describeFailure(error);
  }
}

function describeFailure(error: unknown): StoreFailure {
  const message = error instanceof Error ? error.message : String(error);
  const unavailable = sqliteCapabilities.isUnavailable(error);
  return { kind: "failed", unavailable, isDamage: isDamage(error), message };
}

/** All in one commit. Where one lead cannot be written and it is not the disk's fault, the others still are. */
async function recordAll(
  leads: readonly LimitedLead[],
  tables: LeadStatements,
): Promise<readonly LeadReply[]> {
  try {
    return await tables.recordAll(leads);
  } catch (error) {
    const failure = describeFailure(error);
    if (leads.length === 1 || failure.unavailable) return leads.map(() => failure);
  }
  const replies: LeadReply[] = [];
  for (const lead of leads) {
    const last = replies.at(-1);
    const isGone = last?.kind === "failed" && last.unavailable;
    replies.push(...(isGone ? [last] : await recordAll([lead], tables)));
  }
  return replies;
}

async function checkHealth(
  database: Database.Database,
  dataDir: string,
): Promise<Omit<StoreHealth, "warnings">> {
  const problems = findPragmaProblems(database);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < minFreeBytes) {
    problems.push("The disk of the data folder has less than 500 MB free.");
  }
  try {
    // Takes the right to write and gives it back: fails on a locked or read-only database, costs no fsync.
    database.exec("begin immediate; rollback");
  } catch (error) {
    problems.push(
      `The database takes no writes (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
  return { ok: problems.length === 0, problems };
}

function closeDatabase(database: Database.Database): void {
  try {
    database.pragma("wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
}
