import { describe, expect, it } from "vitest";
import { hourMs, minuteMs } from "#platform/time/durations.ts";
import { createRandom, rounds } from "#tests/support/platform/random.ts";
import { dueAt, officeTimeBetween } from "./office-time.ts";

const kolkata = {
  timeZone: "Asia/Kolkata",
  days: [1, 2, 3, 4, 5],
  opens: "09:00",
  closes: "18:00",
  holidays: ["2026-11-26"],
};
const newYork = { ...kolkata, timeZone: "America/New_York", days: [1, 2, 3, 4, 5, 6, 7], holidays: [] };

const due = (since: string, hours: number, office = kolkata) =>
  new Date(dueAt(Date.parse(since), hours * hourMs, office)).toISOString();

describe("dueAt", () => {
  it("counts from receipt during office hours", () => {
    // 10:00 in Kolkata.
    expect(due("2026-11-24T04:30:00Z", 4)).toBe("2026-11-24T08:30:00.000Z");
  });

  it("ends at closing time, not at the next opening, when exactly the rest of the day is left", () => {
    expect(due("2026-11-24T08:30:00Z", 4)).toBe("2026-11-24T12:30:00.000Z");
  });

  it("continues after a night and a holiday", () => {
    // Wednesday 17:00; Thursday is a holiday.
    expect(due("2026-11-25T11:30:00Z", 4)).toBe("2026-11-27T06:30:00.000Z");
  });

  it("counts elapsed hours when clocks change during office hours", () => {
    const atNight = { ...newYork, opens: "00:00", closes: "06:00" };
    // Clocks skip 2:00 to 3:00: only five hours are open.
    expect(due("2026-03-08T04:00:00Z", 6, atNight)).toBe("2026-03-09T05:00:00.000Z");
    // They repeat 1:00 to 2:00: seven hours are open.
    expect(due("2026-11-01T04:00:00Z", 7, atNight)).toBe("2026-11-01T11:00:00.000Z");
  });
});

it("measures no office time when both instants are outside office hours, or the second one is earlier", () => {
  const between = (since: string, until: string) =>
    officeTimeBetween(Date.parse(since), Date.parse(until), kolkata);
  expect(between("2026-11-27T13:00:00Z", "2026-11-30T03:00:00Z")).toBe(0);
  expect(between("2026-11-24T06:00:00Z", "2026-11-24T05:00:00Z")).toBe(0);
  expect(between("2026-11-24T06:00:00Z", "2026-11-24T06:00:30Z")).toBe(30_000);
});

describe("random histories", () => {
  const random = createRandom(33);
  const pick = <Item>(items: readonly Item[]): Item => {
    const [item] = items.slice(Math.floor(random() * items.length));
    if (item === undefined) throw new Error("There is nothing to pick.");
    return item;
  };
  // These zones change clocks in this period, by half an hour on Lord Howe Island, except for the first.
  const periods = [
    ["Asia/Kolkata", "2026-11-20"],
    ["America/New_York", "2026-03-02"],
    ["America/New_York", "2026-10-26"],
    ["Europe/Berlin", "2026-03-23"],
    ["Europe/Berlin", "2026-10-19"],
    ["Australia/Lord_Howe", "2026-03-30"],
    ["Australia/Lord_Howe", "2026-09-28"],
  ] as const;

  it("equal a calculation that steps through the minutes on a wall clock", () => {
    for (let history = 0; history < 5 * rounds; history += 1) {
      const [timeZone, firstDay] = pick(periods);
      const dayOf = (days: number) =>
        new Date(Date.parse(firstDay) + days * 24 * hourMs).toISOString().slice(0, 10);
      const office = {
        timeZone,
        days: [1, 2, 3, 4, 5, 6, 7].filter((day) => day === 4 || random() < 0.7),
        opens: pick(["00:00", "04:15", "08:30", "09:00"]),
        closes: pick(["12:45", "16:30", "18:00", "23:00"]),
        holidays: random() < 0.4 ? [dayOf(2), dayOf(Math.floor(random() * 9))] : [],
      };
      const sinceMs = Date.parse(firstDay) + Math.floor(random() * 7 * 24 * 60) * minuteMs;
      const officeMs = (1 + Math.floor(random() * 16 * 60)) * minuteMs;
      const stepped = step(sinceMs, officeMs, office);
      const context = JSON.stringify({ office, since: new Date(sinceMs), officeMs });
      expect(dueAt(sinceMs, officeMs, office), context).toBe(stepped);
      expect(officeTimeBetween(sinceMs, stepped, office), context).toBe(officeMs);
      const lateMs = stepped + Math.floor(random() * 600) * minuteMs;
      expect(officeTimeBetween(sinceMs, lateMs, office), context).toBe(
        officeMs + countOpenMinutes(stepped, lateMs, office) * minuteMs,
      );
    }
  });
});

/** Returns the end of the minute that completes `officeMs`. */
function step(sinceMs: number, officeMs: number, office: typeof kolkata): number {
  let leftMs = officeMs;
  let nowMs = sinceMs;
  for (; leftMs > 0; nowMs += minuteMs) if (isOpen(nowMs, office)) leftMs -= minuteMs;
  return nowMs;
}

function countOpenMinutes(sinceMs: number, untilMs: number, office: typeof kolkata): number {
  let minutes = 0;
  for (let nowMs = sinceMs; nowMs < untilMs; nowMs += minuteMs) if (isOpen(nowMs, office)) minutes += 1;
  return minutes;
}

function isOpen(nowMs: number, { timeZone, days, opens, closes, holidays }: typeof kolkata): boolean {
  const { date, time, weekday } = readWallClock(timeZone, nowMs);
  return days.includes(weekday) && !holidays.includes(date) && time >= opens && time < closes;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const readings = new Map<string, { date: string; time: string; weekday: number }>();

/** Reads the clock once per quarter of an hour: offices open and close, and clocks change, only then. */
function readWallClock(timeZone: string, nowMs: number) {
  const quarterMs = nowMs - (nowMs % (15 * minuteMs));
  const name = `${timeZone} ${quarterMs}`;
  const known = readings.get(name);
  if (known) return known;
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  clocks.set(timeZone, clock);
  const [date = "", time = ""] = clock.format(quarterMs).split(" ");
  const reading = { date, time, weekday: new Date(date).getUTCDay() || 7 };
  readings.set(name, reading);
  return reading;
}
