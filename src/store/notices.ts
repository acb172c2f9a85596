import { dayMs } from "../durations.ts";
import type { FormType } from "../leads/index.ts";
import { deliveryIdOf, mailChannels } from "./delivery-id.ts";
import { type Engine, inWriteTransaction } from "./engine.ts";
import type { NoticeKind } from "./schema.ts";

/** Delivered notices are deleted after this. */
const keptMs = 60 * dayMs;

/** Counts of a period. */
export interface PeriodSummary {
  fromMs: number;
  untilMs: number;
  /** Accepted requests by form, without forms that nobody used. */
  requests: readonly { formType: FormType; count: number }[];
  /** Requests that came into quarantine and are there still. */
  quarantined: number;
  /** Calls that were booked, and those that were cancelled. */
  booked: number;
  cancelled: number;
}

/** Operations on notices: mails to the owner that are about no single request. */
export interface Notices {
  /**
   * Queues a notice unless one of its kind was queued at `sinceMs` or later, by this server or another. Returns when the
   * newest was queued.
   */
  queueNotice(notice: { kind: NoticeKind; sinceMs: number; nowMs: number }): Promise<number>;
  /** Summarizes the time from the summary before to the one that was queued at `untilMs`; a day where there is none. */
  summarizePeriod(untilMs: number): Promise<PeriodSummary>;
}

/** Kinds of messages that are about no single request. */
export const noticeKinds: readonly NoticeKind[] = ["trouble", "summary"];

/** Creates the operations on an open, migrated database. */
export function createNotices(engine: Engine): Notices {
  const { db } = engine;
  return {
    queueNotice: ({ kind, sinceMs, nowMs }) =>
      inWriteTransaction(db, engine, async (transaction) => {
        await engine.lock(transaction, ["notices"]);
        const { newestMs } = await transaction
          .selectFrom("outbox")
          .select(({ fn }) => fn.max("createdAtMs").as("newestMs"))
          .where("kind", "=", kind)
          .executeTakeFirstOrThrow();
        if (newestMs !== null && newestMs >= sinceMs) return newestMs;
        await transaction
          .deleteFrom("outbox")
          .where("kind", "in", noticeKinds)
          .where("state", "in", ["delivered", "skipped"])
          .where("createdAtMs", "<", nowMs - keptMs)
          .execute();
        const time = new Date(nowMs).toISOString().replace(/[-:.]/g, "");
        const channel = mailChannels.owner;
        const id = deliveryIdOf(`${kind}-${time}`, channel);
        const times = { createdAtMs: nowMs, nextAttemptAtMs: nowMs };
        await transaction
          .insertInto("outbox")
          .values({ id, leadId: null, channel, kind, state: "pending", ...times })
          .execute();
        return nowMs;
      }),

    async summarizePeriod(untilMs) {
      const previous = await db
        .selectFrom("outbox")
        .select(({ fn }) => fn.max("createdAtMs").as("atMs"))
        .where("kind", "=", "summary")
        .where("createdAtMs", "<", untilMs)
        .executeTakeFirst();
      const fromMs = previous?.atMs ?? untilMs - dayMs;
      const received = db
        .selectFrom("leads")
        .where("receivedAtMs", ">=", fromMs)
        .where("receivedAtMs", "<", untilMs);
      const requests = await received
        .select(["formType", ({ fn }) => fn.countAll<number>().as("count")])
        .where("state", "=", "accepted")
        .groupBy("formType")
        .orderBy("formType")
        .execute();
      const { quarantined } = await received
        .select(({ fn }) => fn.countAll<number>().as("quarantined"))
        .where("state", "=", "quarantined")
        .executeTakeFirstOrThrow();
      const countBookings = async (
        column: "createdAtMs" | "changedAtMs",
        states: ("booked" | "cancelled")[],
      ) => {
        const { count } = await db
          .selectFrom("bookings")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("state", "in", states)
          .where(column, ">=", fromMs)
          .where(column, "<", untilMs)
          .executeTakeFirstOrThrow();
        return count;
      };
      return {
        ...{ fromMs, untilMs, requests, quarantined },
        booked: await countBookings("createdAtMs", ["booked", "cancelled"]),
        cancelled: await countBookings("changedAtMs", ["cancelled"]),
      };
    },
  };
}
