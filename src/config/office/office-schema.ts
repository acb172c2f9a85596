import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { isTimeZone } from "#platform/time/zoned-time.ts";

const TimeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "09:00"'));

const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.number(),
    v.check(
      (value) => Number.isInteger(value) && value >= from && value <= to,
      `must be a whole number from ${from} to ${to}`,
    ),
  );

/**
 * Schema for `scheduling` in `site.config.ts`. A business day must have room for at least one slot. The messages
 * complete a sentence that starts with "it".
 */
export const OfficeSchema = v.pipe(
  closedObject({
    timeZone: v.pipe(
      v.string(),
      v.check(isTimeZone, 'must be the name of a time zone, such as "Asia/Kolkata"'),
    ),
    days: v.pipe(
      v.array(
        wholeNumber(1, 7),
        "must be a list of weekdays, 1 for Monday to 7 for Sunday, such as [1, 2, 3, 4, 5]",
      ),
      v.minLength(1, "must list at least one weekday, 1 for Monday to 7 for Sunday"),
    ),
    opens: TimeSchema,
    closes: TimeSchema,
    slotMinutes: wholeNumber(5, 480),
    businessDays: wholeNumber(1, 60),
    noticeHours: v.optional(
      v.custom<number>(
        (hours) => typeof hours === "number" && hours >= 0 && hours <= 336,
        "must be a number of hours from 0 to 336",
      ),
    ),
    bufferMinutes: v.optional(wholeNumber(0, 240)),
    holidays: v.array(
      v.pipe(v.string(), v.check(isDate, 'must be a date such as "2026-12-25"')),
      'must be a list of dates, such as ["2026-12-25"], or []',
    ),
  }),
  v.forward(
    v.partialCheck(
      [["opens"], ["closes"], ["slotMinutes"]],
      ({ opens, closes, slotMinutes }) => minuteOfDay(opens) + slotMinutes <= minuteOfDay(closes),
      "must leave time for a call of `slotMinutes` after `opens`",
    ),
    ["closes"],
  ),
);

function isDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
