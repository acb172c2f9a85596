import { selectCanceledAt } from "./canceled-calls.ts";
import { changeOccasion, deliveryIdOf, mailChannels } from "./delivery-id.ts";
import type { Engine } from "./engine.ts";
import type { LeadOrigin } from "./leads.ts";
import type { ReplyAlert } from "./schema.ts";

/** In the order in which they are sent; `replyAlerts` counts them. */
const replyAlertKinds: readonly ReplyAlert[] = ["unanswered", "overdue"];

/** A lead that the owner hasn't answered. */
export type AwaitedReply = Pick<
  LeadOrigin,
  "id" | "receivedAtMs" | "releasedAtMs" | "canceledAtMs" | "replyAlerts"
>;

export interface Replies {
  /** Records when the owner answered a lead. The first answer counts: returns `false` if there is one, or no such lead. */
  recordAnswer(id: string, atMs: number): Promise<boolean>;
  /** Lists leads whose last alert hasn't been queued, in no order. */
  listAwaitedReplies(): Promise<readonly AwaitedReply[]>;
  /** Queues an alert, unless any server has queued it or a later one, or the lead was answered. */
  queueReplyAlert(alert: { id: string; kind: ReplyAlert; nowMs: number }): Promise<void>;
  /** Counts unanswered leads whose last alert was queued. */
  countOverdueReplies(): Promise<number>;
}

export function createReplies(engine: Engine): Replies {
  const { db } = engine;
  const unanswered = db.selectFrom("leads").where("state", "=", "accepted").where("answeredAtMs", "is", null);
  const lastAlert = replyAlertKinds.length;

  return {
    recordAnswer: (id, atMs) =>
      engine.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("leads")
          .set({ answeredAtMs: atMs })
          .where("id", "=", id)
          .where("answeredAtMs", "is", null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await transaction
          .updateTable("outbox")
          .set({ state: "skipped", skipReason: "The lead was answered." })
          .where("leadId", "=", id)
          .where("kind", "in", replyAlertKinds)
          .where("state", "=", "pending")
          .execute();
        return true;
      }),

    listAwaitedReplies: () =>
      unanswered
        .select(["id", "receivedAtMs", "releasedAtMs", "replyAlerts"])
        .select(selectCanceledAt)
        .where("replyAlerts", "<", lastAlert)
        .execute(),

    queueReplyAlert: ({ id, kind, nowMs }) =>
      engine.write(async (transaction) => {
        const replyAlerts = replyAlertKinds.indexOf(kind) + 1;
        const { numUpdatedRows } = await transaction
          .updateTable("leads")
          .set({ replyAlerts })
          .where("id", "=", id)
          .where("answeredAtMs", "is", null)
          .where("replyAlerts", "<", replyAlerts)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return;
        const channel = mailChannels.owner;
        const canceled = await transaction
          .selectFrom("bookings")
          .select("sequence")
          .where("leadId", "=", id)
          .where("state", "=", "cancelled")
          .executeTakeFirst();
        // The same alert might have been sent before the call was booked.
        const occasion = canceled ? changeOccasion(kind, canceled.sequence) : kind;
        await transaction
          .insertInto("outbox")
          .values({
            id: deliveryIdOf(id, channel, occasion),
            leadId: id,
            channel,
            kind,
            state: "pending",
            createdAtMs: nowMs,
            nextAttemptAtMs: nowMs,
          })
          .execute();
      }),

    async countOverdueReplies() {
      const { count } = await unanswered
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("replyAlerts", "=", lastAlert)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
