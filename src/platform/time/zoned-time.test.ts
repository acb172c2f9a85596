import { describe, expect, it } from "vitest";
import {
  canonicalZone,
  dayIn,
  describeDay,
  describeMoment,
  describeTime,
  describeZone,
  isDaytime,
  isTimeZone,
  shortDay,
  showsSame,
} from "./zoned-time.ts";

/** Instants with their day and time in a time zone. */
const cases: ReadonlyArray<[why: string, zone: string, iso: string, day: string, time: string]> = [
  ["a half-hour offset", "Asia/Kolkata", "2026-11-24T03:30:00.000Z", "2026-11-24", "9:00 AM"],
  ["a 45-minute offset", "Asia/Kathmandu", "2026-11-24T03:30:00.000Z", "2026-11-24", "9:15 AM"],
  ["a minute before DST", "America/New_York", "2027-03-14T06:59:00.000Z", "2027-03-14", "1:59 AM"],
  ["as DST begins", "America/New_York", "2027-03-14T07:00:00.000Z", "2027-03-14", "3:00 AM"],
  ["the first half past one", "America/New_York", "2026-11-01T05:30:00.000Z", "2026-11-01", "1:30 AM"],
  ["the second half past one", "America/New_York", "2026-11-01T06:30:00.000Z", "2026-11-01", "1:30 AM"],
  ["half-hour DST shift", "Australia/Lord_Howe", "2026-10-03T15:29:00.000Z", "2026-10-04", "1:59 AM"],
  ["half-hour DST shift", "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z", "2026-10-04", "2:30 AM"],
  ["first to reach a day", "Pacific/Kiritimati", "2026-11-24T12:00:00.000Z", "2026-11-25", "2:00 AM"],
  ["last to reach a day", "Pacific/Pago_Pago", "2026-11-24T03:30:00.000Z", "2026-11-23", "4:30 PM"],
  ["a new year", "Asia/Tokyo", "2026-12-31T15:00:00.000Z", "2027-01-01", "12:00 AM"],
  ["noon", "UTC", "2028-02-29T12:00:00.000Z", "2028-02-29", "12:00 PM"],
  ["a country with another calendar", "Asia/Bangkok", "2026-11-24T03:30:00.000Z", "2026-11-24", "10:30 AM"],
];

describe("zoned times", () => {
  it.each(cases)(
    "formats an instant in its time zone (%s): %s at %s is %s, %s",
    (_why, zone, iso, day, time) => {
      expect([dayIn(zone, iso), describeTime(zone, iso)]).toEqual([day, time]);
    },
  );

  it("formats a day in long and short form", () => {
    expect(describeDay("Asia/Kolkata", "2026-11-24T03:30:00.000Z")).toBe("Tuesday, November 24, 2026");
    expect(describeMoment("Asia/Kathmandu", "2026-11-24T03:30:00.000Z")).toBe(
      "Tuesday, November 24, 2026 at 9:15 AM",
    );
    expect(describeDay("Pacific/Pago_Pago", "2026-11-24T03:30:00.000Z")).toBe("Monday, November 23, 2026");
    expect(describeDay("Pacific/Kiritimati", "2026-12-31T12:00:00.000Z")).toBe("Friday, January 1, 2027");
    const short = shortDay("Asia/Kolkata", "2026-12-01T03:30:00.000Z");
    expect(short).toEqual({ weekday: "Tue", day: "1", month: "Dec" });
  });

  it("counts from 7 AM until 9 PM as daytime", () => {
    const times = ["06:59", "07:00", "12:00", "20:59", "21:00", "00:30"];
    expect(times.filter((time) => isDaytime("UTC", `2026-11-24T${time}:00.000Z`))).toEqual([
      "07:00",
      "12:00",
      "20:59",
    ]);
  });

  it("describes a time zone according to the time of year", () => {
    expect(describeZone("Asia/Kolkata", "2026-11-24T03:30:00.000Z")).toBe("India Standard Time (GMT+5:30)");
    expect(describeZone("America/New_York", "2026-07-01T12:00:00.000Z")).toBe(
      "Eastern Daylight Time (GMT-4)",
    );
    expect(describeZone("America/New_York", "2026-12-01T12:00:00.000Z")).toBe(
      "Eastern Standard Time (GMT-5)",
    );
    expect(describeZone("Etc/GMT+5", "2026-12-01T12:00:00.000Z")).toBe("GMT-5");
  });
});

describe("showsSame", () => {
  const noon = "2026-11-24T12:00:00.000Z";
  it("returns true when two time zones agree on the day and time, even under different names", () => {
    expect(showsSame("Asia/Kolkata", "Asia/Colombo", noon)).toBe(true);
    expect(showsSame("Europe/London", "Africa/Abidjan", noon)).toBe(true);
    expect(showsSame("Europe/London", "Africa/Abidjan", "2026-07-01T12:00:00.000Z")).toBe(false);
  });
  it("returns false when two time zones agree on the time but not on the day", () => {
    expect(showsSame("Pacific/Kiritimati", "Pacific/Honolulu", noon)).toBe(false);
  });
});

it("accepts only time zones that Node knows", () => {
  expect(["Asia/Kolkata", "UTC", "Europe/Kyiv"].map(isTimeZone)).toEqual([true, true, true]);
  expect(["", "Mars/Olympus", "Asia/Kolkata\n", "<b>"].map(isTimeZone)).toEqual([false, false, false, false]);
});

it("returns the same canonical name for all aliases of a time zone", () => {
  expect(canonicalZone("Asia/Calcutta")).toBe(canonicalZone("Asia/Kolkata"));
  expect(canonicalZone("Europe/Berlin")).not.toBe(canonicalZone("Europe/Paris"));
});
