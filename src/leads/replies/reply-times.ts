import { siteConfig } from "#config/index.ts";
import { dueAt, officeTimeBetween } from "#config/office/office-time.ts";
import { createRecent } from "#platform/http/recent.ts";
import { formatDuration, hourMs } from "#platform/time/durations.ts";

const { replyHours, scheduling } = siteConfig;

/** The promise is the usual time that the contact page states, in office hours. */
const promisedMs = replyHours.to * hourMs;

/** An unanswered lead that isn't due yet counts only in `leads`. */
export interface ReplyTimes {
  leads: number;
  answered: number;
  /** In office hours. An overdue lead counts as slower than any answer. Null if there is nothing to count, or if the median lead is overdue. */
  medianMs: number | null;
  /** Share that was answered within the promised time, 0 to 1; null if there is none to count. */
  withinShare: number | null;
}

interface Waiting {
  receivedAtMs: number;
  releasedAtMs: number | null;
  /** When its call was canceled. */
  canceledAtMs: number | null;
  answeredAtMs?: number | null;
}

interface Answerable extends Required<Waiting> {
  /** Null if no reply was promised. */
  replyAlerts: number | null;
}

/**
 * Returns from when a reply is awaited: the cancellation of its call, unless that came after the answer, or its release from
 * quarantine, if any.
 */
export function awaitedSince({ receivedAtMs, releasedAtMs, canceledAtMs, answeredAtMs }: Waiting): number {
  const isAfterAnswer = (canceledAtMs ?? 0) > (answeredAtMs ?? Number.POSITIVE_INFINITY);
  return (isAfterAnswer ? null : canceledAtMs) ?? releasedAtMs ?? receivedAtMs;
}

/** Returns when a reply is due, or when a share of the promised time has passed. */
export function replyDueAt(sinceMs: number, share = 1): number {
  return dueAt(sinceMs, share * promisedMs, scheduling);
}

/** Ignores leads to which no reply was promised. */
export function measureReplies(leads: readonly Answerable[], nowMs: number): ReplyTimes {
  const promised = leads.filter(({ replyAlerts }) => replyAlerts !== null);
  const times = promised.flatMap((lead) => timeUntilReply(lead, nowMs) ?? []).sort((a, b) => a - b);
  const lower = times[Math.floor((times.length - 1) / 2)] ?? Number.POSITIVE_INFINITY;
  const upper = times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  const medianMs = (lower + upper) / 2;
  const isWithin = (ms: number) => ms <= promisedMs;
  return {
    leads: promised.length,
    answered: promised.filter(({ answeredAtMs }) => answeredAtMs !== null).length,
    medianMs: Number.isFinite(medianMs) ? medianMs : null,
    withinShare: times.length > 0 ? times.filter(isWithin).length / times.length : null,
  };
}

/** Returns office time, infinity for an overdue lead, and `undefined` for an unanswered lead that isn't due yet. */
function timeUntilReply(lead: Answerable, nowMs: number): number | undefined {
  const sinceMs = awaitedSince(lead);
  const { answeredAtMs } = lead;
  if (answeredAtMs !== null) return officeTimeBetween(sinceMs, answeredAtMs, scheduling);
  return replyDueAt(sinceMs) <= nowMs ? Number.POSITIVE_INFINITY : undefined;
}

/** Returns `5 of 6 answered`, `median 1 h 20 min` and `83% within 4 h`; only the first if nothing is answered or overdue. */
export function describeReplyTimes({ leads, answered, medianMs, withinShare }: ReplyTimes): string[] {
  const counts = `${answered} of ${leads} answered`;
  if (withinShare === null) return [counts];
  const median = `median ${medianMs === null ? "overdue" : formatDuration(medianMs)}`;
  return [counts, median, `${Math.floor(withinShare * 100)}% within ${formatDuration(promisedMs)}`];
}

/** The contact page's median is about this many leads of those read, and needs this many answers. */
const shown = { leads: 30, answers: 10, read: 100 };

/** Returns a function that reads the contact page's line; `undefined` unless `site.config.ts` asks for it. */
export function createReplyClaim(
  listNewest: (accepted: { state: "accepted"; limit: number }) => Promise<readonly Answerable[]>,
): (() => Promise<string | null>) | undefined {
  if (!siteConfig.showReplyTime) return undefined;
  const newest = { state: "accepted", limit: shown.read } as const;
  return createRecent(async () => claimReplyTime(await listNewest(newest), Date.now())).get;
}

/** Returns the contact page's line about the newest leads, or null if it can't be claimed. */
export function claimReplyTime(newestFirst: readonly Answerable[], nowMs: number): string | null {
  const decided = newestFirst
    .filter((lead) => lead.replyAlerts !== null && timeUntilReply(lead, nowMs) !== undefined)
    .slice(0, shown.leads);
  const { answered, medianMs } = measureReplies(decided, nowMs);
  if (answered < shown.answers || medianMs === null || medianMs > promisedMs) return null;
  return `Median first reply, last ${decided.length} leads: ${formatDuration(medianMs)} in business hours`;
}
