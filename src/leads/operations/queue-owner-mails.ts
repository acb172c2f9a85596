import { dayMs } from "#platform/time/durations.ts";
import { awaitedSince, replyDueAt } from "../replies/reply-times.ts";
import type { AwaitedReply, Leads, OwnerMails, Replies, ReplyAlert } from "../store/index.ts";
import type { Alert } from "./alerts.ts";

/**
 * Queues an alert email, at most one a day. A failed delivery triggers at most one alert, so that a visitor's mistyped
 * address doesn't cause an email every day.
 */
export async function queueAlertMail(
  store: Pick<OwnerMails, "queueOwnerMail">,
  alerts: readonly Alert[],
): Promise<void> {
  // Nothing can be queued while the database is unavailable.
  if (alerts.some(({ name }) => name === "database")) return;
  const nowMs = Date.now();
  const begunAtMs = Math.max(...alerts.map(({ newestAtMs = nowMs }) => newestAtMs));
  const sinceMs = Math.min(begunAtMs, nowMs - dayMs);
  await store.queueOwnerMail({ kind: "alert", sinceMs, nowMs });
}

/** When the daily summary is due, in the office's time zone. */
export interface DailyTime {
  /** `08:00` */
  time: string;
  timeZone: string;
  /** Sends a summary only on days when a lead is in quarantine. */
  isForQuarantine?: boolean;
}

/** Queues the daily summary when it is due, or later that day if the server was down. */
export async function queueDailyMail(
  store: Pick<OwnerMails, "queueOwnerMail"> & Pick<Leads, "listLeads">,
  daily: DailyTime,
): Promise<void> {
  const nowMs = Date.now();
  const sinceMs = findDueDay(daily, nowMs);
  if (sinceMs === undefined) return;
  if (daily.isForQuarantine) {
    const quarantined = await store.listLeads({ state: "quarantined", limit: 1 });
    if (quarantined.length === 0) return;
  }
  await store.queueOwnerMail({ kind: "summary", sinceMs, nowMs });
}

/** Returns the start of the office's day if that day's summary is due. Handles daylight saving time. */
function findDueDay({ time, timeZone }: DailyTime, nowMs: number): number | undefined {
  const day = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate();
  // If a clock change skips this time, the result is an hour later.
  const due = day.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone);
  return nowMs >= due.epochMilliseconds ? day.toZonedDateTime(timeZone).epochMilliseconds : undefined;
}

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
