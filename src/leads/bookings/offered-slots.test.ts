import { describe, expect, it } from "vitest";
import type { Office } from "#config/index.ts";
import { listOfferedSlots } from "./offered-slots.ts";

const bengaluru: Office = {
  timeZone: "Asia/Kolkata",
  days: [1, 2, 3, 4, 5],
  opens: "09:00",
  closes: "18:00",
  slotMinutes: 30,
  businessDays: 10,
  holidays: [],
};
const offered = (now: string, changes: Partial<Office> = {}) =>
  listOfferedSlots({ ...bengaluru, ...changes }, Date.parse(now)).map((ms) => new Date(ms).toISOString());

describe("offered slots", () => {
  it("offers slots until closing time on the next ten business days", () => {
    const slots = offered("2026-11-23T12:00:00Z");
    expect(slots).toHaveLength(10 * 18);
    expect(slots[0]).toBe("2026-11-24T03:30:00.000Z");
    expect(slots[17]).toBe("2026-11-24T12:00:00.000Z");
    expect(slots[18]).toBe("2026-11-25T03:30:00.000Z");
    expect(slots.at(-1)).toBe("2026-12-07T12:00:00.000Z");
    expect(slots).toEqual(slots.toSorted());
  });

  it("doesn't offer slots on weekends or on holidays", () => {
    const days = new Set(
      offered("2026-11-26T12:00:00Z", { holidays: ["2026-11-30", "2026-12-05"] }).map((slot) =>
        slot.slice(0, 10),
      ),
    );
    expect([...days]).toEqual([
      ...["2026-11-27", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"],
      ...["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10", "2026-12-11"],
    ]);
  });

  it("offers a slot until four hours before it begins, and again when the clock is set back", () => {
    const slot = "2026-11-24T10:00:00.000Z";
    expect(offered("2026-11-24T06:00:00.000Z")[0]).toBe(slot);
    expect(offered("2026-11-24T06:00:00.001Z")[0]).toBe("2026-11-24T10:30:00.000Z");
    expect(offered("2026-11-01T12:00:00.000Z")).not.toContain(slot);
    expect(offered("2026-11-24T05:50:00.000Z")).toContain(slot);
  });

  it("counts today as the first business day while it still has a slot", () => {
    const daysAt = (now: string) =>
      new Set(offered(now, { businessDays: 2 }).map((slot) => slot.slice(0, 10)));
    expect([...daysAt("2026-11-24T08:00:00.000Z")]).toEqual(["2026-11-24", "2026-11-25"]);
    expect([...daysAt("2026-11-24T08:00:00.001Z")]).toEqual(["2026-11-25", "2026-11-26"]);
  });

  it("needs as much notice as configured, across days without slots", () => {
    const firstWith = (noticeHours: number) => offered("2026-11-27T05:50:00Z", { noticeHours })[0];
    expect([0, 0.5, 24, 96].map(firstWith)).toEqual([
      "2026-11-27T06:00:00.000Z",
      "2026-11-27T06:30:00.000Z",
      "2026-11-30T03:30:00.000Z",
      "2026-12-01T06:00:00.000Z",
    ]);
  });

  it("counts notice in elapsed hours when clocks change", () => {
    const berlin = { timeZone: "Europe/Berlin", days: [7], opens: "00:00", closes: "06:00", noticeHours: 4 };
    // Midnight is four hours before 5:00 when clocks go forward, and before 3:00 when they go back.
    expect(offered("2027-03-27T23:00:00Z", berlin)[0]).toBe("2027-03-28T03:00:00.000Z");
    expect(offered("2026-10-24T22:00:00Z", berlin)[0]).toBe("2026-10-25T02:00:00.000Z");
  });

  it("doesn't offer any slots when the office is closed for a year", () => {
    const holidays = Array.from({ length: 400 }, (_, index) =>
      new Date(Date.parse("2026-11-23") + index * 86_400_000).toISOString().slice(0, 10),
    );
    expect(offered("2026-11-23T05:50:00Z", { holidays })).toEqual([]);
  });

  it("offers slots of the configured length that end by closing time", () => {
    const slots = offered("2026-11-23T12:00:00Z", { slotMinutes: 50, businessDays: 1 });
    expect(slots).toHaveLength(10);
    expect(slots.at(-1)).toBe("2026-11-24T11:00:00.000Z");
  });
});

interface Case {
  zone: string;
  now: string;
  /** A business day's first slot and number of slots. */
  first: string;
  count?: number;
  /** The last slot of that day. */
  last?: string;
  office?: Partial<Office>;
}

const monday = "2026-11-23T05:50:00Z";
const sundays = (opens: string, closes: string) => ({ days: [7], opens, closes });

const cases: [string, Case][] = [
  ["UTC", { zone: "UTC", now: monday, first: "2026-11-24T09:00", last: "2026-11-24T17:30" }],
  ["a half-hour offset to the east", { zone: "Asia/Kolkata", now: monday, first: "2026-11-24T03:30" }],
  ["a half-hour offset to the east in Iran", { zone: "Asia/Tehran", now: monday, first: "2026-11-24T05:30" }],
  [
    "a half-hour offset to the west",
    { zone: "America/St_Johns", now: "2026-11-23T12:00Z", first: "2026-11-24T12:30" },
  ],
  ["a quarter-hour offset", { zone: "Asia/Kathmandu", now: monday, first: "2026-11-24T03:15" }],
  ["a rare quarter-hour offset", { zone: "Australia/Eucla", now: monday, first: "2026-11-24T00:15" }],
  ["a quarter-hour offset in summer", { zone: "Pacific/Chatham", now: monday, first: "2026-11-23T19:15" }],
  ["Friday to Monday", { zone: "Asia/Kolkata", now: "2026-11-27T05:50:00Z", first: "2026-11-30T03:30" }],
  [
    "a day that crosses midnight in UTC",
    { zone: "Pacific/Honolulu", now: monday, first: "2026-11-23T19:00", last: "2026-11-24T03:30" },
  ],
  [
    "just east of the date line, where it is still Sunday",
    { zone: "Pacific/Pago_Pago", now: monday, first: "2026-11-23T20:00" },
  ],
  [
    "just west of the date line, where it is Monday evening",
    { zone: "Pacific/Kiritimati", now: monday, first: "2026-11-23T19:00" },
  ],
  [
    "a time zone that skipped a Friday when it crossed the date line",
    { zone: "Pacific/Apia", now: "2011-12-30T00:30:00Z", first: "2012-01-01T19:00" },
  ],
  [
    "a time zone that skipped a Saturday",
    {
      zone: "Pacific/Kwajalein",
      now: "1993-08-19T12:00:00Z",
      office: { days: [6] },
      first: "1993-08-27T21:00",
    },
  ],
  [
    "the Friday before DST begins",
    { zone: "Europe/Berlin", now: "2027-03-25T10:00Z", first: "2027-03-26T08:00" },
  ],
  [
    "the Monday after DST begins",
    { zone: "Europe/Berlin", now: "2027-03-26T10:00Z", first: "2027-03-29T07:00" },
  ],
  [
    "the Friday before DST ends",
    { zone: "Europe/Berlin", now: "2026-10-22T10:00Z", first: "2026-10-23T07:00" },
  ],
  [
    "the Monday after DST ends",
    { zone: "Europe/Berlin", now: "2026-10-23T10:00Z", first: "2026-10-26T08:00" },
  ],
  ["DST in America", { zone: "America/New_York", now: "2027-03-12T15:00Z", first: "2027-03-15T13:00" }],
  [
    "the end of DST in the southern hemisphere",
    { zone: "Pacific/Auckland", now: "2027-04-02T01:00Z", first: "2027-04-04T21:00" },
  ],
  [
    "a skipped hour, which has no slots",
    {
      zone: "Europe/Berlin",
      now: "2027-03-26T10:00Z",
      office: sundays("00:00", "06:00"),
      first: "2027-03-27T23:00",
      count: 10,
      last: "2027-03-28T03:30",
    },
  ],
  [
    "a repeated hour, which has slots twice",
    {
      zone: "Europe/Berlin",
      now: "2026-10-23T10:00Z",
      office: sundays("00:00", "06:00"),
      first: "2026-10-24T22:00",
      count: 14,
      last: "2026-10-25T04:30",
    },
  ],
  [
    "clocks set back by half an hour",
    {
      zone: "Australia/Lord_Howe",
      now: "2027-04-02T10:00Z",
      office: sundays("00:00", "06:00"),
      first: "2027-04-03T13:00",
      count: 13,
      last: "2027-04-03T19:00",
    },
  ],
  [
    "clocks set forward by half an hour",
    {
      zone: "Australia/Lord_Howe",
      now: "2026-10-02T10:00Z",
      office: sundays("00:00", "06:00"),
      first: "2026-10-03T13:30",
      count: 11,
      last: "2026-10-03T18:30",
    },
  ],
  [
    "a skipped opening time, which moves an hour later",
    {
      zone: "Europe/Berlin",
      now: "2027-03-26T10:00Z",
      office: sundays("02:30", "04:30"),
      first: "2027-03-28T01:30",
      count: 2,
      last: "2027-03-28T02:00",
    },
  ],
  [
    "a skipped closing time, which no slot runs past",
    {
      zone: "Europe/Berlin",
      now: "2027-03-26T10:00Z",
      office: sundays("00:30", "02:30"),
      first: "2027-03-27T23:30",
      count: 2,
      last: "2027-03-28T00:00",
    },
  ],
  [
    "a skipped midnight",
    {
      zone: "Africa/Cairo",
      now: "2027-04-28T10:00Z",
      office: { days: [5], opens: "00:00", closes: "03:00" },
      first: "2027-04-29T22:00",
      count: 4,
      last: "2027-04-29T23:30",
    },
  ],
];

describe("offered slots by time zone", () => {
  it.each(cases)(
    "offers slots within office hours in any time zone: %s",
    (_name, { zone, now, first, count = 18, last, office }) => {
      const slots = offered(now, { timeZone: zone, businessDays: 1, noticeHours: 12, ...office });
      expect(slots[0]).toBe(`${first}:00.000Z`);
      expect(slots).toHaveLength(count);
      if (last) expect(slots.at(-1)).toBe(`${last}:00.000Z`);
    },
  );
});

it("offers slots with enough notice, within office hours and without overlaps in every time zone", () => {
  const halfHourMs = 30 * 60_000;
  const failures: string[] = [];
  for (const timeZone of Intl.supportedValuesOf("timeZone")) {
    const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    // These dates fall near the spring and fall time changes in both hemispheres.
    for (const now of ["2026-10-23T23:00Z", "2027-03-12T09:00Z", "2027-04-02T14:00Z"]) {
      const slots = offered(now, { timeZone, businessDays: 2, days: [7, 1], noticeHours: 24 });
      const earliest = Date.parse(now) + 24 * 60 * 60_000;
      const isWrong = slots.some((slot, index) => {
        const [, time = ""] = clock.format(new Date(slot)).split(" ");
        const follows = index === 0 || Date.parse(slot) - Date.parse(slots[index - 1] ?? "") >= halfHourMs;
        return Date.parse(slot) < earliest || time < "09:00" || time > "17:30" || !follows;
      });
      if (isWrong || slots.length < 19 || slots.length > 36) failures.push(`${timeZone} at ${now}`);
    }
  }
  expect(failures).toEqual([]);
});
