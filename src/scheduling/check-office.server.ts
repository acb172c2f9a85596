import { Temporal } from "temporal-polyfill";
import * as v from "valibot";
import type { Office } from "../site/index.ts";
import { isTimeZone } from "./words.ts";

const clock = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, ({ received }) => `is ${received}. Write a time like "09:00".`),
);

const whole = (from: number, to: number) =>
  v.pipe(
    v.number(),
    v.check(
      (value) => Number.isInteger(value) && value >= from && value <= to,
      ({ received }) => `is ${received}. Write a whole number from ${from} to ${to}.`,
    ),
  );

const OfficeSchema = v.object({
  timeZone: v.pipe(
    v.string(),
    v.check(isTimeZone, ({ received }) => `is ${received}. Write the name of a zone, like "Asia/Kolkata".`),
  ),
  days: v.pipe(
    v.array(whole(1, 7)),
    v.minLength(1, "is empty. Write the weekdays with calls, 1 for Monday to 7 for Sunday."),
  ),
  opens: clock,
  closes: clock,
  slotMinutes: whole(5, 480),
  businessDays: whole(1, 60),
  holidays: v.array(
    v.pipe(
      v.string(),
      v.check(isDate, ({ received }) => `is ${received}. Write a day like "2026-12-25".`),
    ),
  ),
});

/** What is wrong with the office's hours in `site.config.ts`, a sentence each for the owner. */
export function checkOffice(office: Office): string[] {
  const read = v.safeParse(OfficeSchema, office);
  if (!read.success) {
    return read.issues.map((issue) => {
      const message =
        issue.kind === "schema" ? `is ${issue.received}, not ${issue.expected}.` : issue.message;
      return `scheduling.${v.getDotPath(issue) ?? ""} in site.config.ts ${message}`;
    });
  }
  const { opens, closes, slotMinutes } = read.output;
  if (minuteOfDay(opens) + slotMinutes <= minuteOfDay(closes)) return [];
  return [
    `scheduling in site.config.ts leaves no call of ${slotMinutes} minutes from ${opens} to ${closes}. Write a longer day.`,
  ];
}

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
