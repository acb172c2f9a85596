import type { Kysely } from "kysely";
import { dayMs, hourMs } from "#platform/time/durations.ts";
import type { FormType } from "../forms/index.ts";
import { deliveryIdOf, mailChannels } from "./delivery-id.ts";
import { countRows, type Engine } from "./engine.ts";
import { arrivedAt } from "./leads.ts";
import type { OwnerMailKind, StoreTables } from "./schema.ts";

/** Delivered ones are deleted after this time. */
const keptMs = 60 * dayMs;

export interface PeriodSummary {
  fromMs: number;
  untilMs: number;
  /** Number of leads per form that were accepted or released; forms without any are omitted. */
  requests: readonly { formType: FormType; count: number }[];
  /** Leads that are still quarantined. */
  quarantined: number;
  booked: number;
  cancelled: number;
}

export const ownerMailKinds: readonly OwnerMailKind[] = ["alert", "summary"];

/** Ignores later emails: they were queued before the clock was set back. Other servers' clocks can be a little ahead. */
const maxAheadMs = hourMs;

/** Fast because `leadId` is indexed and null in few other rows. */
async function findNewest(
  db: Kysely<StoreTables>,
  kind: OwnerMailKind,
  beforeMs: number,
): Promise<number | null> {
  const { newestMs } = await db
    .selectFrom("outbox")
    .where("leadId", "is", null)
    .where("kind", "=", kind)
    .where("state", "!=", "skipped")
    .where("createdAtMs", "<", beforeMs)
    .select(({ fn }) => fn.max<number | null>("createdAtMs").as("newestMs"))
    .executeTakeFirstOrThrow();
  return newestMs;
}

export type OwnerMails = ReturnType<typeof createOwnerMails>;

export function createOwnerMails(engine: Engine) {
  const { db } = engine;
  return {
    /**
     * Queues an email unless any server queued one of its kind at `sinceMs` or later that wasn't skipped. Returns when the
     * newest one was queued.
     */
    async queueOwnerMail(mail: { kind: OwnerMailKind; sinceMs: number; nowMs: number }): Promise<number> {
      const { kind, sinceMs, nowMs } = mail;
      // Servers try this every minute, and most of the time they don't need the lock.
      const newestMs = await findNewest(db, kind, nowMs + maxAheadMs);
      if (newestMs !== null && newestMs >= sinceMs) return newestMs;
      return engine.write(async (transaction) => {
        await engine.lock(transaction, ["ownerMails"]);
        const othersMs = await findNewest(transaction, kind, nowMs + maxAheadMs);
        if (othersMs !== null && othersMs >= sinceMs) return othersMs;
        await transaction
          .deleteFrom("outbox")
          .where("leadId", "is", null)
          .where("kind", "in", ownerMailKinds)
          .where("state", "in", ["delivered", "skipped"])
          .where("createdAtMs", "<", nowMs - keptMs)
          .execute();
        if (kind === "alert") {
          await transaction
            .updateTable("outbox")
            .set({ state: "skipped", skipReason: "A later alert replaces it." })
            .where("leadId", "is", null)
            .where("kind", "=", kind)
            .where("state", "=", "pending")
            .execute();
        }
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

    /** Summarizes the time between the previous summary, or a day ago if there is none, and `untilMs`. */
    async summarizePeriod(untilMs: number): Promise<PeriodSummary> {
      const fromMs = (await findNewest(db, "summary", untilMs)) ?? untilMs - dayMs;
      const received = db.selectFrom("leads").where(arrivedAt, ">=", fromMs).where(arrivedAt, "<", untilMs);
      const requests = await received
        .select(["formType", ({ fn }) => fn.countAll<number>().as("count")])
        .where("state", "=", "accepted")
        .groupBy("formType")
        .orderBy("formType")
        .execute();
      const bookings = (column: "createdAtMs" | "changedAtMs") =>
        db.selectFrom("bookings").where(column, ">=", fromMs).where(column, "<", untilMs);
      return {
        fromMs,
        untilMs,
        requests,
        quarantined: await countRows(received.where("state", "=", "quarantined")),
        booked: await countRows(bookings("createdAtMs").where("state", "!=", "held")),
        cancelled: await countRows(bookings("changedAtMs").where("state", "=", "cancelled")),
      };
    },
  };
}
