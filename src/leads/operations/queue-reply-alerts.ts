import { awaitedSince, replyDueAt } from "../replies/reply-times.ts";
import type { AwaitedReply, Replies, ReplyAlert } from "../store/index.ts";

/** Queues an email about each lead that has waited for half of the promised time, and another one at its end. */
export async function queueReplyAlerts(
  store: Pick<Replies, "listAwaitedReplies" | "queueReplyAlert">,
): Promise<void> {
  const nowMs = Date.now();
  for (const lead of await store.listAwaitedReplies()) {
    const kind = findDueAlert(lead, nowMs);
    if (kind) await store.queueReplyAlert({ id: lead.id, kind, nowMs });
  }
}

/** After an outage, the second alert replaces the first. */
function findDueAlert(lead: AwaitedReply, nowMs: number): ReplyAlert | undefined {
  const sinceMs = awaitedSince(lead);
  if (nowMs >= replyDueAt(sinceMs)) return "overdue";
  return lead.replyAlerts === 0 && nowMs >= replyDueAt(sinceMs, 0.5) ? "unanswered" : undefined;
}
