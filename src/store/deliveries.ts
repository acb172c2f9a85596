import type { Kysely, Selectable } from "kysely";
import type { Bookings, StoredBooking } from "./bookings.ts";
import { type Engine, inWriteTransaction } from "./engine.ts";
import { type Lead, toLead } from "./leads.ts";
import type { MessageKind, OutboxTable, StoreTables } from "./schema.ts";

/** A delivery under a lease, with its content. */
export interface ClaimedDelivery {
  /** Local part of the `Message-ID`: the same for all attempts. */
  id: string;
  channel: string;
  kind: MessageKind;
  createdAtMs: number;
  /** Attempts before this one. */
  attempts: number;
  /** Recipients that already have it. */
  deliveredTo: readonly string[];
  /** End of the lease, which also identifies it. */
  lockedUntilMs: number;
  lead: Lead;
  /** The lead's booking, where there is one. */
  booking: StoredBooking | undefined;
  /** Why the visitor's mail was skipped; `undefined` where it was not, or there is no e-mail address. */
  visitorSkipReason: string | undefined;
}

/** Result of an attempt; `released`: the lease was given up without one. */
export type DeliveryResult =
  | { kind: "delivered"; atMs: number }
  | { kind: "retry"; nextAttemptAtMs: number; error: string; deliveredTo: readonly string[] }
  | { kind: "failed"; error: string; deliveredTo: readonly string[] }
  | { kind: "skipped"; reason: string }
  | { kind: "released"; deliveredTo: readonly string[] };

/** A result, with its delivery and lease. */
export interface SettledDelivery {
  id: string;
  lockedUntilMs: number;
  result: DeliveryResult;
}

/** Options of a claim: up to `count` due deliveries, leased for `leaseMs`. */
export interface ClaimOptions {
  nowMs: number;
  leaseMs: number;
  count: number;
}

/** Summary of all deliveries, for the operator. */
export interface DeliverySummary {
  /** `oldestAtMs`: when the oldest was stored; null where none is waiting. */
  waiting: { count: number; oldestAtMs: number | null };
  failed: { count: number; newest: readonly FailedDelivery[] };
  /** Requests in quarantine. */
  quarantined: number;
}

/** A delivery that needs a person. */
export interface FailedDelivery {
  id: string;
  attempts: number;
  lastError: string;
}

/** A delivery as an operator sees it. Times are ISO 8601, UTC. */
export interface DeliveryRecord
  extends Pick<
    Selectable<OutboxTable>,
    "id" | "leadId" | "channel" | "kind" | "state" | "attempts" | "lastError"
  > {
  /** Why it was not sent on purpose. */
  skipReason: string | null;
  /** Null unless it is pending. */
  nextAttemptAt: string | null;
  deliveredAt: string | null;
}

/** Operations on deliveries. */
export interface Deliveries {
  /** Leases due deliveries, longest due first. When a lease expires unsettled, its delivery is due again. */
  claimDeliveries(options: ClaimOptions): Promise<readonly ClaimedDelivery[]>;
  /** Records the results of claimed deliveries, in one transaction. */
  settleDeliveries(settled: readonly SettledDelivery[]): Promise<void>;
  summarizeDeliveries(): Promise<DeliverySummary>;
  /** Lists the deliveries of a lead, oldest first. */
  listDeliveriesOf(leadId: string): Promise<readonly DeliveryRecord[]>;
}

/** How many failed deliveries a summary names. */
const maxNamed = 20;

/** Creates the operations on an open, migrated database. */
export function createDeliveries(engine: Engine, bookings: Pick<Bookings, "findBooking">): Deliveries {
  const { db } = engine;
  const selectDue = ({ nowMs, leaseMs, count }: ClaimOptions) =>
    db
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "pending")
      .where("nextAttemptAtMs", "<=", nowMs)
      // A lease that ends later than a new one would is from before the clock was set back.
      .where(({ eb, or }) =>
        or([eb("lockedUntilMs", "<=", nowMs), eb("lockedUntilMs", ">", nowMs + leaseMs)]),
      )
      .orderBy("nextAttemptAtMs")
      .orderBy("id")
      .limit(count);

  /** Returns the row with its lead, or nothing where the lead was just deleted. */
  async function withContent(row: Selectable<OutboxTable>): Promise<ClaimedDelivery[]> {
    const { id, leadId, channel, kind, createdAtMs, attempts, lockedUntilMs } = row;
    if (leadId === null) return [];
    const lead = await db.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
    if (!lead) return [];
    const visitorMail = await db
      .selectFrom("outbox")
      .select("skipReason")
      .where("id", "=", `${leadId}.visitor-mail`)
      .executeTakeFirst();
    const booking = lead.slotStart ? await bookings.findBooking({ leadId }) : undefined;
    return [
      {
        ...{ id, channel, kind, createdAtMs, attempts, lockedUntilMs },
        deliveredTo: row.deliveredTo.split(",").filter(Boolean),
        lead: toLead(lead),
        booking,
        visitorSkipReason: visitorMail?.skipReason ?? undefined,
      },
    ];
  }

  async function settleOne(transaction: Kysely<StoreTables>, { id, lockedUntilMs, result }: SettledDelivery) {
    const row = transaction.updateTable("outbox").where("id", "=", id);
    if (result.kind === "delivered") {
      // Recorded even if another worker holds the lease by now.
      await row
        .set(({ eb }) => ({
          state: "delivered",
          deliveredAtMs: result.atMs,
          attempts: eb("attempts", "+", 1),
          lastError: null,
          lockedUntilMs: 0,
        }))
        .where("state", "!=", "delivered")
        .execute();
      return;
    }
    const leased = row.where("state", "=", "pending").where("lockedUntilMs", "=", lockedUntilMs);
    if (result.kind === "skipped") {
      await leased.set({ state: "skipped", skipReason: result.reason, lockedUntilMs: 0 }).execute();
      return;
    }
    const deliveredTo = result.deliveredTo.join(",");
    if (result.kind === "released") {
      await leased.set({ lockedUntilMs: 0, deliveredTo }).execute();
      return;
    }
    await leased
      .set(({ eb }) => ({
        attempts: eb("attempts", "+", 1),
        lastError: result.error,
        deliveredTo,
        lockedUntilMs: 0,
        ...(result.kind === "failed" ? { state: "failed" } : { nextAttemptAtMs: result.nextAttemptAtMs }),
      }))
      .execute();
  }

  return {
    async claimDeliveries(options) {
      // Read first, so as not to wait for another process's write lock where nothing is due.
      if (!(await selectDue({ ...options, count: 1 }).executeTakeFirst())) return [];
      const due = selectDue(options);
      const rows = await db
        // Read once: as a subquery, PostgreSQL may run it for each row, and pass over other locked rows each time.
        .with("due", () => (engine.skipsLockedRows ? due.forUpdate().skipLocked() : due))
        .updateTable("outbox")
        .set({ lockedUntilMs: options.nowMs + options.leaseMs })
        .where("id", "in", (select) => select.selectFrom("due").select("due.id"))
        .returningAll()
        .execute();
      rows.sort((a, b) => a.nextAttemptAtMs - b.nextAttemptAtMs || (a.id < b.id ? -1 : 1));
      const claimed: ClaimedDelivery[] = [];
      for (const row of rows) claimed.push(...(await withContent(row)));
      return claimed;
    },

    settleDeliveries: (settled) =>
      inWriteTransaction(db, engine, async (transaction) => {
        for (const one of settled) await settleOne(transaction, one);
      }),

    async listDeliveriesOf(leadId) {
      const rows = await db
        .selectFrom("outbox")
        .selectAll()
        .where("leadId", "=", leadId)
        .orderBy("createdAtMs")
        .orderBy("id")
        .execute();
      return rows.map(toDeliveryRecord);
    },

    async summarizeDeliveries() {
      const waiting = await db
        .selectFrom("outbox")
        .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("createdAtMs").as("oldestAtMs")])
        .where("state", "=", "pending")
        // A reminder waits only once it could not be sent when it was due.
        .where(({ eb, or }) => or([eb("kind", "!=", "reminder"), eb("attempts", ">", 0)]))
        .executeTakeFirstOrThrow();
      const failed = db.selectFrom("outbox").where("state", "=", "failed");
      const { failedCount } = await failed
        .select(({ fn }) => fn.countAll<number>().as("failedCount"))
        .executeTakeFirstOrThrow();
      const newest = await failed
        .select(["id", "attempts", "lastError"])
        .orderBy("createdAtMs", "desc")
        .limit(maxNamed)
        .execute();
      const { quarantined } = await db
        .selectFrom("leads")
        .select(({ fn }) => fn.countAll<number>().as("quarantined"))
        .where("state", "=", "quarantined")
        .executeTakeFirstOrThrow();
      return {
        waiting: { count: waiting.count, oldestAtMs: waiting.oldestAtMs },
        failed: {
          count: failedCount,
          newest: newest.map((row) => ({ ...row, lastError: row.lastError ?? "" })),
        },
        quarantined,
      };
    },
  };
}

/** Converts a row into its record. */
function toDeliveryRecord(row: Selectable<OutboxTable>): DeliveryRecord {
  const { id, leadId, channel, kind, state, attempts, lastError, skipReason } = row;
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    ...{ id, leadId, channel, kind, state, attempts, lastError, skipReason },
    nextAttemptAt: state === "pending" ? iso(row.nextAttemptAtMs) : null,
    deliveredAt: iso(row.deliveredAtMs),
  };
}
