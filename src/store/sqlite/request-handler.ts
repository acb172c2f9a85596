import { statfs } from "node:fs/promises";
import type Database from "better-sqlite3";
import { type Bookings, createBookings } from "../bookings.ts";
import { createDeliveries, type Deliveries } from "../deliveries.ts";
import { createLeadHasher } from "../lead-hashes.ts";
import { createLeads, type Leads, type LimitedLead } from "../leads.ts";
import { migrate } from "../migrations/migrate.ts";
import { migrations } from "../migrations/migrations.ts";
import type { StoreHealth } from "../store.ts";
import { StoreOpenError } from "../store-errors.ts";
import { readAddressSalt } from "./address-salt.ts";
import { cannotUse, createKysely, findPragmaProblems, openDatabase } from "./open-database.ts";
import { isDamage, sqliteEngine } from "./sqlite-engine.ts";
import type { LeadResult, StoreFailure, StoreRequest, StoreResponse } from "./thread-messages.ts";

/** Options of `openRequestHandler`. */
export interface RequestHandlerOptions {
  dataDir: string;
}

const aboveOverall =
  "More requests were accepted than the overall limit of FORM_LIMITS expects; none is held back for it.";

/** Less free space is reported as a problem. */
const minFreeBytes = 500 * 1024 * 1024;

/** An open database. `handle` never throws. */
export interface RequestHandler {
  database: Database.Database;
  handle: (request: StoreRequest) => Promise<StoreResponse>;
}

/** Opens and migrates the database of a data folder and handles requests on it. Throws `StoreOpenError`. */
export async function openRequestHandler({ dataDir }: RequestHandlerOptions): Promise<RequestHandler> {
  const database = openDatabase(dataDir);
  const db = createKysely(database);
  try {
    const hashLead = createLeadHasher(readAddressSalt(dataDir));
    await migrate(db, sqliteEngine, migrations);
    const leads = createLeads({ db, engine: sqliteEngine, hashLead });
    const bookings = createBookings(db, sqliteEngine);
    const deliveries = createDeliveries(db, sqliteEngine, bookings);
    const parts = { leads, bookings, deliveries, database, dataDir };
    return { database, handle: (request) => handleRequest(request, parts) };
  } catch (error) {
    database.close();
    throw error instanceof StoreOpenError ? error : cannotUse(dataDir, error);
  }
}

interface HandlerParts {
  leads: Leads;
  bookings: Bookings;
  deliveries: Deliveries;
  database: Database.Database;
  dataDir: string;
}

async function handleRequest(
  request: StoreRequest,
  { leads, bookings, deliveries, database, dataDir }: HandlerParts,
): Promise<StoreResponse> {
  try {
    switch (request.kind) {
      case "record":
        return { kind: "record", results: await recordAll(request.leads, leads) };
      case "list":
        return { kind: "list", leads: await leads.listPage(request.state, request.beforeId, request.count) };
      case "release":
        return { kind: "release", result: await leads.release(request.id) };
      case "takenTimes":
        return { kind: "takenTimes", times: await bookings.listTaken(request.nowMs) };
      case "comingBookings":
        return { kind: "comingBookings", bookings: await bookings.listComing(request.nowMs) };
      case "findBooking":
        return { kind: "findBooking", booking: await bookings.find(request.key) };
      case "cancelBooking":
        return { kind: "cancelBooking", result: await bookings.cancel(request.token, request.nowMs) };
      case "claimDeliveries":
        return { kind: "claimDeliveries", claimed: await deliveries.claim(request.options) };
      case "settleDeliveries":
        await deliveries.settle(request.settled);
        return { kind: "settleDeliveries" };
      case "summarizeDeliveries":
        return { kind: "summarizeDeliveries", summary: await deliveries.summarize() };
      case "forgetSenders":
        await leads.forgetSenders(request.nowMs);
        return { kind: "forgetSenders" };
      case "check":
        return {
          kind: "check",
          health: {
            ...(await checkHealth(database, dataDir)),
            warnings: (await leads.isAboveOverall(request.limits)) ? [aboveOverall] : [],
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
  const unavailable = sqliteEngine.isUnavailable(error);
  return { kind: "failed", unavailable, isDamage: isDamage(error), message };
}

/** Records all leads in one commit. Where one of them cannot be written, the others still are. */
async function recordAll(newLeads: readonly LimitedLead[], leads: Leads): Promise<readonly LeadResult[]> {
  try {
    return await leads.recordAll(newLeads);
  } catch (error) {
    const failure = describeFailure(error);
    if (newLeads.length === 1 || failure.unavailable) return newLeads.map(() => failure);
  }
  const results: LeadResult[] = [];
  for (const lead of newLeads) {
    const last = results.at(-1);
    const isUnavailable = last?.kind === "failed" && last.unavailable;
    results.push(...(isUnavailable ? [last] : await recordAll([lead], leads)));
  }
  return results;
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
    // Fails on a locked or read-only database, and costs no fsync.
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
