import type { Selectable } from "kysely";
import { mailChannels } from "./delivery-id.ts";
import type { Engine } from "./engine.ts";
import { listAll } from "./leads.ts";
import { noticeKinds } from "./notices.ts";
import type { DeliveryState, MessageKind, OutboxTable } from "./schema.ts";

/** Deliveries that wait, by channel. */
export interface WaitingDeliveries {
  channel: string;
  count: number;
  /** When the oldest was queued. */
  oldestAtMs: number;
}

/** Summary of all deliveries, for the operator. Of notices only those that failed count. */
export interface DeliverySummary {
  /** `oldestAtMs`: when the oldest was stored; null where none is waiting. */
  waiting: { count: number; oldestAtMs: number | null; byChannel: readonly WaitingDeliveries[] };
  /** `newestAtMs`: when the last one but a notice was given up; null where none was. */
  failed: { count: number; newestAtMs: number | null; newest: readonly FailedDelivery[] };
  /** Requests in quarantine. */
  quarantined: number;
}

/** A delivery that needs a person. */
export interface FailedDelivery {
  id: string;
  attempts: number;
  lastError: string;
}

/** A delivery as the operator sees it. Times are ISO 8601, UTC. */
export interface DeliveryRecord {
  id: string;
  leadId: string | null;
  channel: string;
  kind: MessageKind;
  state: DeliveryState;
  attempts: number;
  lastError: string | null;
  /** Why it was skipped, or why there was nothing to send. */
  skipReason: string | null;
  createdAt: string;
  /** Null unless it is pending. */
  nextAttemptAt: string | null;
  deliveredAt: string | null;
}

/** Selects deliveries: at most `limit`, with an id below `beforeId`. */
export interface DeliveryFilter {
  state?: DeliveryState | undefined;
  beforeId?: string | undefined;
  limit: number;
}

/** Selects deliveries to send again: those that failed, or delivered and skipped ones too. */
export interface Redelivery {
  /** A single one. */
  id?: string | undefined;
  leadId?: string | undefined;
  channel?: string | undefined;
  states: readonly Extract<DeliveryState, "failed" | "delivered" | "skipped">[];
  nowMs: number;
}

/** Operations of the operator on deliveries. */
export interface DeliveryLedger {
  summarizeDeliveries(): Promise<DeliverySummary>;
  /** Lists deliveries, newest request first. */
  listDeliveries(filter: DeliveryFilter): Promise<readonly DeliveryRecord[]>;
  /** Lists the deliveries of a lead, oldest first. */
  listDeliveriesOf(leadId: string): Promise<readonly DeliveryRecord[]>;
  /** Makes deliveries due now, with all attempts before them. Returns their ids, in the order of sending. */
  redeliver(redelivery: Redelivery): Promise<readonly string[]>;
}

/** How many failed deliveries a summary names. */
const maxNamed = 20;

export function createDeliveryLedger(engine: Engine): DeliveryLedger {
  const { db } = engine;

  return {
    async summarizeDeliveries() {
      const byChannel = await db
        .selectFrom("outbox")
        .select(({ fn }) => [
          "channel",
          fn.countAll<number>().as("count"),
          fn.min("createdAtMs").as("oldestAtMs"),
        ])
        .where("state", "=", "pending")
        .where("kind", "not in", noticeKinds)
        // A reminder waits only once it could not be sent when it was due.
        .where(({ eb, or }) => or([eb("kind", "!=", "reminder"), eb("attempts", ">", 0)]))
        .groupBy("channel")
        .orderBy("channel")
        .execute();
      const failed = db.selectFrom("outbox").where("state", "=", "failed");
      const { failedCount, newestAtMs } = await failed
        .select(({ fn, eb }) => [
          fn.countAll<number>().as("failedCount"),
          fn
            .max<number | null>(
              eb.case().when("kind", "not in", noticeKinds).then(eb.ref("nextAttemptAtMs")).end(),
            )
            .as("newestAtMs"),
        ])
        .executeTakeFirstOrThrow();
      const newest = await failed
        .select(["id", "attempts", "lastError"])
        .orderBy("createdAtMs", "desc")
        .limit(maxNamed)
        .execute();
      const { quarantined } = await db
        // Each request in quarantine has one such row, and these have an index.
        .selectFrom("outbox")
        .select(({ fn }) => fn.countAll<number>().as("quarantined"))
        .where("state", "=", "held")
        .where("channel", "=", mailChannels.owner)
        .executeTakeFirstOrThrow();
      return {
        waiting: {
          count: byChannel.reduce((sum, { count }) => sum + count, 0),
          oldestAtMs: byChannel.length > 0 ? Math.min(...byChannel.map((row) => row.oldestAtMs)) : null,
          byChannel,
        },
        failed: {
          count: failedCount,
          newestAtMs,
          newest: newest.map((row) => ({ ...row, lastError: row.lastError ?? "" })),
        },
        quarantined,
      };
    },

    async listDeliveriesOf(leadId) {
      const rows = await db
        .selectFrom("outbox")
        .selectAll()
        .where("leadId", "=", leadId)
        .orderBy("createdAtMs")
        .orderBy("id")
        .execute();
      return rows.map(toRecord);
    },

    async listDeliveries({ state, beforeId, limit }) {
      let query = db.selectFrom("outbox").selectAll();
      if (state) query = query.where("state", "=", state);
      if (beforeId !== undefined) query = query.where("id", "<", beforeId);
      const rows = await query.orderBy("id", "desc").limit(limit).execute();
      return rows.map(toRecord);
    },

    redeliver: ({ id, leadId, channel, states, nowMs }) =>
      engine.write(async (transaction) => {
        let query = transaction
          .updateTable("outbox")
          .set(({ eb }) => ({
            ...{ state: "pending", nextAttemptAtMs: nowMs, attempts: 0, lockedUntilMs: 0 },
            ...{ skipReason: null, lastError: null, deliveredAtMs: null },
            // Of a failed one some recipients may have it already.
            deliveredTo: eb.case().when("state", "=", "failed").then(eb.ref("deliveredTo")).else("").end(),
          }))
          .where("state", "in", states);
        if (id !== undefined) query = query.where("id", "=", id);
        if (leadId !== undefined) query = query.where("leadId", "=", leadId);
        if (channel !== undefined) query = query.where("channel", "=", channel);
        const rows = await query.returning("id").execute();
        return rows.map(({ id }) => id).sort();
      }),
  };
}

/** Lists all deliveries in a state, or in any, newest request first, in batches. */
export function listAllDeliveries(
  store: Pick<DeliveryLedger, "listDeliveries">,
  filter: Pick<DeliveryFilter, "state">,
): AsyncGenerator<DeliveryRecord> {
  return listAll(store.listDeliveries, filter, { limit: Number.POSITIVE_INFINITY, batchSize: 200 });
}

function toRecord(row: Selectable<OutboxTable>): DeliveryRecord {
  const { id, leadId, channel, kind, state, attempts, lastError, skipReason, deliveredAtMs } = row;
  return {
    ...{ id, leadId, channel, kind, state, attempts, lastError, skipReason },
    createdAt: new Date(row.createdAtMs).toISOString(),
    nextAttemptAt: state === "pending" ? new Date(row.nextAttemptAtMs).toISOString() : null,
    deliveredAt: deliveredAtMs === null ? null : new Date(deliveredAtMs).toISOString(),
  };
}
