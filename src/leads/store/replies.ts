import { replyAlertKinds, selectChangedAt, skipReplyAlerts } from "./awaited-replies.ts";
import { mailChannels } from "./delivery-id.ts";
import { countRows, type Engine } from "./engine.ts";
import type { LeadOrigin } from "./leads.ts";
import { pendingDelivery } from "./queue-deliveries.ts";
import type { ReplyAlert } from "./schema.ts";

/** A lead that the owner hasn't answered. */
export type AwaitedReply = Pick<
  LeadOrigin,
  "id" | "receivedAtMs" | "releasedAtMs" | "canceledAtMs" | "replyAlerts"
>;

export type Replies = ReturnType<typeof createReplies>;

export function createReplies(engine: Engine) {
  const { db } = engine;
  const unanswered = db.selectFrom("leads").where("state", "=", "accepted").where("answeredAtMs", "is", null);
  const lastAlert = replyAlertKinds.length;

  return {
    /** Records when the owner answered a lead. The first answer counts: returns `false` if there is one, or no such lead. */
    recordAnswer: (id: string, atMs: number) =>
      engine.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("leads")
          .set({ answeredAtMs: atMs })
          .where("id", "=", id)
          .where("answeredAtMs", "is", null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await skipReplyAlerts(transaction, id, "The lead was answered.");
        return true;
      }),

    /** Lists leads whose last alert hasn't been queued, in no order. */
    listAwaitedReplies: (): Promise<readonly AwaitedReply[]> =>
      unanswered
        .select(["id", "receivedAtMs", "releasedAtMs", "replyAlerts"])
        .select((eb) => selectChangedAt(eb, "cancelled").as("canceledAtMs"))
        .where("replyAlerts", "<", lastAlert)
        .execute(),

    /** Queues an alert, unless any server has queued it or a later one, or the lead was answered. */
    queueReplyAlert: ({ id, kind, nowMs }: { id: string; kind: ReplyAlert; nowMs: number }) =>
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
        await skipReplyAlerts(transaction, id, "A later alert replaces it.");
        const canceled = await transaction
          .selectFrom("bookings")
          .select("sequence")
          .where("leadId", "=", id)
          .where("state", "=", "cancelled")
          .executeTakeFirst();
        // The same alert might have been sent before the call was booked.
        const sequence = canceled?.sequence;
        const alert = { leadId: id, channel: mailChannels.owner, kind, sequence, dueMs: nowMs };
        await transaction.insertInto("outbox").values(pendingDelivery(alert)).execute();
      }),

    /** Counts unanswered leads whose last alert was queued. */
    countOverdueReplies: () => countRows(unanswered.where("replyAlerts", "=", lastAlert)),
  };
}
