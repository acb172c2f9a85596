import { dayMs } from "../durations.ts";
import type { Notices } from "../store/index.ts";
import type { Alert } from "./alerts.ts";

/**
 * Creates a function that queues the alert, at most one a day. A failed delivery triggers at most one alert: a visitor's
 * mistyped address must not cause a mail every day.
 */
export function createAlertMail(store: Pick<Notices, "queueNotice">) {
  // Cached, because the store reads all deliveries to find it.
  let queuedAtMs = 0;
  return async (alerts: readonly Alert[]): Promise<void> => {
    const nowMs = Date.now();
    // While nothing can be stored, nothing can be queued.
    if (nowMs < queuedAtMs + dayMs || alerts.some(({ name }) => name === "database")) return;
    const begunAtMs = Math.max(...alerts.map(({ newestAtMs = nowMs }) => newestAtMs));
    const sinceMs = Math.min(begunAtMs, nowMs - dayMs);
    queuedAtMs = await store.queueNotice({ kind: "trouble", sinceMs, nowMs });
  };
}

/** When the summary is due in the office's time zone. */
export interface DailyTime {
  /** `08:00` */
  time: string;
  timeZone: string;
}

/** Creates a function that queues the day's summary once it is due, or later that day if the server was down. */
export function createDailyMail(store: Pick<Notices, "queueNotice">, daily: DailyTime) {
  let queuedAtMs = 0;
  return async (): Promise<void> => {
    const nowMs = Date.now();
    const sinceMs = findDueDay(daily, nowMs);
    if (sinceMs === undefined || queuedAtMs >= sinceMs) return;
    queuedAtMs = await store.queueNotice({ kind: "summary", sinceMs, nowMs });
  };
}

/** Returns when the office's day began, if its summary is due; follows summer time. */
function findDueDay({ time, timeZone }: DailyTime, nowMs: number): number | undefined {
  const day = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate();
  // A time that the clocks skip is an hour later.
  const due = day.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone);
  return nowMs >= due.epochMilliseconds ? day.toZonedDateTime(timeZone).epochMilliseconds : undefined;
}
