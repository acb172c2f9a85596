import type { ExpressionBuilder, Selectable, UpdateObject } from "kysely";
import { dayMs } from "#platform/time/durations.ts";
import { mailChannels } from "./delivery-id.ts";
import { countRows, type Engine } from "./engine.ts";
import { isoOf, listAll } from "./leads.ts";
import { ownerMailKinds } from "./owner-mails.ts";
import type { DeliveryState, OutboxTable, StoreTables } from "./schema.ts";

interface WaitingDeliveries {
  channel: string;
  count: number;
  oldestAtMs: number;
}

/** Counts alerts about the site and summaries (`OwnerMailKind`) only if they failed. */
export interface DeliverySummary {
  /** `oldestAtMs`: when the oldest was queued, released or redelivered, or a reminder was due; null if there are none. */
  waiting: { count: number; oldestAtMs: number | null; byChannel: readonly WaitingDeliveries[] };
  /**
   * Permanent failures of the last week that weren't dismissed. `newestAtMs`: the time of the newest that isn't one of
   * those; null if there are none.
   */
  failed: { count: number; newestAtMs: number | null; newest: readonly FailedDelivery[] };
  /** Number of quarantined leads. */
  quarantined: number;
}

interface FailedDelivery {
  id: string;
  attempts: number;
  lastError: string;
}

/** Times are ISO 8601, UTC. */
export interface DeliveryRecord
  extends Omit<
    Selectable<OutboxTable>,
    "createdAtMs" | "nextAttemptAtMs" | "deliveredAtMs" | "deliveredTo" | "lockedUntilMs"
  > {
  createdAt: string;
  /** Null unless the delivery is pending. */
  nextAttemptAt: string | null;
  deliveredAt: string | null;
  /** When it failed permanently. */
  failedAt: string | null;
}

interface DeliveryFilter {
  state?: DeliveryState | undefined;
  /** Lists only ids below this one. */
  beforeId?: string | undefined;
  limit: number;
}

/** Without an id and a lead, leaves out dismissed failures. */
interface DeliverySelection {
  id?: string | undefined;
  leadId?: string | undefined;
  channel?: string | undefined;
  states: readonly Extract<DeliveryState, "failed" | "delivered" | "skipped">[];
  /** Leaves out deliveries that failed permanently after this time. */
  failedUntilMs?: number | undefined;
}

/** Selects deliveries to send again. */
export interface Redelivery extends DeliverySelection {
  nowMs: number;
}

type DeliveryReports = ReturnType<typeof createDeliveryReports>;

/** How many failed deliveries a summary lists. */
const maxNamed = 20;

/** How long a failure is reported. */
const reportedMs = 7 * dayMs;

/** The `skipReason` of a dismissed failure. */
const dismissed = "dismissed";

export function createDeliveryReports(engine: Engine, now: () => number) {
  const { db } = engine;
  const update = (
    { id, leadId, channel, states, failedUntilMs }: DeliverySelection,
    values: (eb: ExpressionBuilder<StoreTables, "outbox">) => UpdateObject<StoreTables, "outbox">,
  ): Promise<readonly string[]> =>
    engine.write(async (transaction) => {
      let query = transaction.updateTable("outbox").set(values).where("state", "in", states);
      if (id !== undefined) query = query.where("id", "=", id);
      else if (leadId !== undefined) query = query.where("leadId", "=", leadId);
      else query = query.where("skipReason", "is", null);
      if (channel !== undefined) query = query.where("channel", "=", channel);
      if (failedUntilMs !== undefined) query = query.where("nextAttemptAtMs", "<=", failedUntilMs);
      const rows = await query.returning("id").execute();
      return rows.map(({ id }) => id).sort();
    });

  return {
    async summarizeDeliveries(): Promise<DeliverySummary> {
      const byChannel = await db
        .selectFrom("outbox")
        .select(({ fn }) => [
          "channel",
          fn.countAll<number>().as("count"),
          fn.min("createdAtMs").as("oldestAtMs"),
        ])
        .where("state", "=", "pending")
        .where("kind", "not in", ownerMailKinds)
        // A reminder counts as waiting only after a failed attempt.
        .where(({ eb, or }) => or([eb("kind", "!=", "reminder"), eb("attempts", ">", 0)]))
        .groupBy("channel")
        .orderBy("channel")
        .execute();
      const failed = db
        .selectFrom("outbox")
        .where("state", "=", "failed")
        .where("skipReason", "is", null)
        .where("nextAttemptAtMs", ">", now() - reportedMs);
      const { newestAtMs } = await failed
        .select(({ fn }) => fn.max<number | null>("nextAttemptAtMs").as("newestAtMs"))
        .where("kind", "not in", ownerMailKinds)
        .executeTakeFirstOrThrow();
      const newest = await failed
        .select(["id", "attempts", "lastError"])
        .orderBy("nextAttemptAtMs", "desc")
        .limit(maxNamed)
        .execute();
      // Each quarantined lead has exactly one such row, and these rows are indexed.
      const held = db
        .selectFrom("outbox")
        .where("state", "=", "held")
        .where("channel", "=", mailChannels.owner);
      return {
        waiting: {
          count: byChannel.reduce((sum, { count }) => sum + count, 0),
          oldestAtMs: byChannel.length > 0 ? Math.min(...byChannel.map((row) => row.oldestAtMs)) : null,
          byChannel,
        },
        failed: {
          count: await countRows(failed),
          newestAtMs,
          newest: newest.map((row) => ({ ...row, lastError: row.lastError ?? "" })),
        },
        quarantined: await countRows(held),
      };
    },

    /** Returns when the delivery that has been due for longest became due; `undefined` if none of these channels' is due. */
    async findOldestDue(channels: readonly string[]): Promise<number | undefined> {
      const due = await db
        .selectFrom("outbox")
        .select("nextAttemptAtMs")
        .where("state", "=", "pending")
        .where("channel", "in", channels)
        .where("nextAttemptAtMs", "<=", now())
        .orderBy("nextAttemptAtMs")
        .executeTakeFirst();
      return due?.nextAttemptAtMs;
    },

    /** Oldest first. */
    async listDeliveriesOf(leadId: string): Promise<readonly DeliveryRecord[]> {
      const rows = await db
        .selectFrom("outbox")
        .selectAll()
        .where("leadId", "=", leadId)
        .orderBy("createdAtMs")
        .orderBy("id")
        .execute();
      return rows.map(toRecord);
    },

    /** Newest lead first. */
    async listDeliveries({ state, beforeId, limit }: DeliveryFilter): Promise<readonly DeliveryRecord[]> {
      let query = db.selectFrom("outbox").selectAll();
      if (state) query = query.where("state", "=", state);
      if (beforeId !== undefined) query = query.where("id", "<", beforeId);
      const rows = await query.orderBy("id", "desc").limit(limit).execute();
      return rows.map(toRecord);
    },

    /** Makes deliveries due now and resets their attempts. Returns their ids, sorted. */
    redeliver: ({ nowMs, ...selection }: Redelivery) =>
      update(selection, (eb) => ({
        state: "pending" as const,
        // A summary covers the time until it was first queued.
        createdAtMs: eb.case().when("kind", "=", "summary").then(eb.ref("createdAtMs")).else(nowMs).end(),
        nextAttemptAtMs: nowMs,
        attempts: 0,
        lockedUntilMs: 0,
        skipReason: null,
        lastError: null,
        deliveredAtMs: null,
        // A failed delivery might have reached some of its recipients.
        deliveredTo: eb.case().when("state", "=", "failed").then(eb.ref("deliveredTo")).else("").end(),
      })),

    /** Stops reporting failures, unless they fail again after a redelivery. Returns their ids, sorted. */
    dismissFailures: (selection: Omit<DeliverySelection, "states">) =>
      update({ ...selection, states: ["failed"] }, () => ({ skipReason: dismissed })),
  };
}

/** Newest lead first, in batches. */
export const listAllDeliveries = (
  store: Pick<DeliveryReports, "listDeliveries">,
  filter: Pick<DeliveryFilter, "state">,
) => listAll(store.listDeliveries, filter);

function toRecord(row: Selectable<OutboxTable>): DeliveryRecord {
  const { createdAtMs, nextAttemptAtMs, deliveredAtMs, deliveredTo, lockedUntilMs, ...rest } = row;
  return {
    ...rest,
    createdAt: new Date(createdAtMs).toISOString(),
    nextAttemptAt: rest.state === "pending" ? new Date(nextAttemptAtMs).toISOString() : null,
    deliveredAt: isoOf(deliveredAtMs),
    failedAt: rest.state === "failed" ? new Date(nextAttemptAtMs).toISOString() : null,
  };
}
