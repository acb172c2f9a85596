import type { Kysely } from "kysely";
import { dayMs } from "../durations.ts";
import type { FormType } from "../leads/index.ts";
import { deliveryIdOf, mailChannels } from "./delivery-id.ts";
import type { Engine } from "./engine.ts";
import type { NoticeKind, StoreTables } from "./schema.ts";

/** Delivered notices are deleted after this time. */
const keptMs = 60 * dayMs;

export interface PeriodSummary {
  fromMs: number;
  untilMs: number;
  /** Number of accepted leads per form; forms without any are omitted. */
  requests: readonly { formType: FormType; count: number }[];
  /** Leads that are still quarantined. */
  quarantined: number;
  booked: number;
  cancelled: number;
}

export interface Notices {
  /**
   * Queues a notice unless any server queued one of its kind at `sinceMs` or later. Returns when the newest one was queued.
   */
  queueNotice(notice: { kind: NoticeKind; sinceMs: number; nowMs: number }): Promise<number>;
  /** Summarizes the time between the previous summary, or a day ago if there is none, and `untilMs`. */
  summarizePeriod(untilMs: number): Promise<PeriodSummary>;
}

export const noticeKinds: readonly NoticeKind[] = ["trouble", "summary"];

/** Fast because `leadId` is indexed and null in few other rows. */
async function findNewest(
  db: Kysely<StoreTables>,
  kind: NoticeKind,
  beforeMs?: number,
): Promise<number | null> {
  let notices = db.selectFrom("outbox").where("leadId", "is", null).where("kind", "=", kind);
  if (beforeMs !== undefined) notices = notices.where("createdAtMs", "<", beforeMs);
  const { newestMs } = await notices
    .select(({ fn }) => fn.max<number | null>("createdAtMs").as("newestMs"))
    .executeTakeFirstOrThrow();
  return newestMs;
}

export function createNotices(engine: Engine): Notices {
  const { db } = engine;
  return {
    async queueNotice({ kind, sinceMs, nowMs }) {
      // Servers try this every minute, and most of the time they don't need the lock.
      const newestMs = await findNewest(db, kind);
      if (newestMs !== null && newestMs >= sinceMs) return newestMs;
      return engine.write(async (transaction) => {
        await engine.lock(transaction, ["notices"]);
        const othersMs = await findNewest(transaction, kind);
        if (othersMs !== null && othersMs >= sinceMs) return othersMs;
        await transaction
          .deleteFrom("outbox")
          .where("leadId", "is", null)
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
      });
    },

    async summarizePeriod(untilMs) {
      const fromMs = (await findNewest(db, "summary", untilMs)) ?? untilMs - dayMs;
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
        fromMs,
        untilMs,
        requests,
        quarantined,
        booked: await countBookings("createdAtMs", ["booked", "cancelled"]),
        cancelled: await countBookings("changedAtMs", ["cancelled"]),
      };
    },
  };
}
