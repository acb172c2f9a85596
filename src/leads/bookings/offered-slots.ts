import type { Office } from "#config/index.ts";
import { listOpenHours } from "#config/office/office-time.ts";
import { dayMs, hourMs, minuteMs } from "#platform/time/durations.ts";

/** No slot is offered later than this, even if the office is closed until then. */
const maxAheadMs = 366 * dayMs;

const defaultNoticeHours = 4;

/**
 * Lists the starts (ms since 1970) of all slots that an office offers, free or booked, in ascending order (spec: Scheduling). They begin at
 * least `noticeHours` from now and cover `businessDays` days; a day without such a slot doesn't count.
 *
 * Counts elapsed time instead of wall-clock time. If clocks change during office hours, a skipped hour doesn't have any
 * slots, a repeated hour has them twice, and slots never overlap.
 */
export function listOfferedSlots(office: Office, nowMs: number): number[] {
  const earliestMs = nowMs + (office.noticeHours ?? defaultNoticeHours) * hourMs;
  const slotMs = office.slotMinutes * minuteMs;
  const slots: number[] = [];
  let businessDays = 0;
  for (const { fromMs, untilMs } of listOpenHours(nowMs, office)) {
    if (businessDays === office.businessDays || fromMs > nowMs + maxAheadMs) break;
    const before = slots.length;
    for (let ms = fromMs; ms + slotMs <= untilMs; ms += slotMs) {
      if (ms >= earliestMs) slots.push(ms);
    }
    if (slots.length > before) businessDays += 1;
  }
  return slots;
}
