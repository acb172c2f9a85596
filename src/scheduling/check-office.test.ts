import { describe, expect, it } from "vitest";
import { type Office, siteConfig } from "../site/index.ts";
import { checkOffice } from "./check-office.server.ts";

const check = (changes: object) => checkOffice({ ...siteConfig.scheduling, ...changes });

describe("the office's hours in site.config.ts", () => {
  it("that the site ships with are sound", () => {
    expect(check({})).toEqual([]);
  });

  const wrong: [Partial<Record<keyof Office, unknown>>, string][] = [
    [
      { timeZone: "Asia/Bengaluru" },
      'scheduling.timeZone in site.config.ts is "Asia/Bengaluru". Write the name',
    ],
    [{ days: [] }, "scheduling.days in site.config.ts is empty. Write the weekdays"],
    [{ days: [0, 8] }, "scheduling.days.0 in site.config.ts is 0. Write a whole number from 1 to 7."],
    [{ days: "Mon-Fri" }, 'scheduling.days in site.config.ts is "Mon-Fri", not Array.'],
    [{ opens: "9:00" }, 'scheduling.opens in site.config.ts is "9:00". Write a time like "09:00".'],
    [{ closes: "24:00" }, 'scheduling.closes in site.config.ts is "24:00". Write a time'],
    [{ slotMinutes: 0 }, "scheduling.slotMinutes in site.config.ts is 0. Write a whole number from 5"],
    [{ businessDays: 2.5 }, "scheduling.businessDays in site.config.ts is 2.5. Write a whole number"],
    [{ holidays: ["2026-02-30"] }, 'scheduling.holidays.0 in site.config.ts is "2026-02-30". Write a day'],
    [
      { opens: "18:00", closes: "09:00" },
      "leaves no call of 30 minutes from 18:00 to 09:00. Write a longer day.",
    ],
  ];
  it.each(wrong)("%j: said with what to write instead", (changes, words) => {
    expect(check(changes)[0]).toContain(words);
  });

  it("that have two faults are told both", () => {
    expect(check({ opens: "9", closes: "x" })).toHaveLength(2);
  });
});
