import { describe, expect, it } from "vitest";
import { siteConfig } from "../index.ts";
import { parseSiteConfig } from "./parse-site-config.ts";

const problemsOf = (changes: object) => parseSiteConfig({ ...siteConfig, ...changes }).problems;
const problemsOfCalls = (changes: object) =>
  problemsOf({ scheduling: { ...siteConfig.scheduling, ...changes } });

describe("site.config.ts", () => {
  it("accepts the settings that the repository comes with", () => {
    expect(parseSiteConfig(siteConfig)).toEqual({ config: siteConfig, problems: [] });
  });

  it("accepts another brand in another country", () => {
    const changes = {
      brand: "Müller & Söhne",
      language: "en-GB",
      emails: { sales: "verkauf@müller.example", support: "help@example.co.uk" },
      phone: "(030) 12 34-56",
      titleTemplate: "Müller & Söhne: %s",
      linkedinUrl: "http://www.linkedin.com/company/müller",
    };
    expect(problemsOf(changes)).toEqual([]);
  });

  it("accepts a link, a phone number or nothing for `meeting`", () => {
    const { meeting: _meeting, ...without } = siteConfig;
    expect(parseSiteConfig(without).problems).toEqual([]);
    for (const meeting of ["https://meet.example.com/x", "+91 80 0000 0000"]) {
      expect(problemsOf({ meeting })).toEqual([]);
    }
    expect(problemsOf({ meeting: "our office" })).toEqual([
      'site.config.ts: `meeting` is "our office"  ->  it must be a link that begins with https://, or a phone number',
    ]);
  });

  const invalid: [changes: object, problem: string][] = [
    [{ brand: "  " }, '`brand` is "  "  ->  it must not be empty'],
    [{ brand: "North\nBcc: x" }, '`brand` is "North\\nBcc: x"  ->  it must be one line of text'],
    [{ tagline: 7 }, "`tagline` is 7  ->  it must be text in quotes"],
    [
      { language: "english" },
      '`language` is "english"  ->  it must be a language tag, such as "en" or "en-GB"',
    ],
    [
      { titleTemplate: "Northbeam" },
      '`titleTemplate` is "Northbeam"  ->  it must contain %s exactly once, in place of the title, such as "%s | Example"',
    ],
    [
      { emails: { ...siteConfig.emails, sales: "hello at northbeam" } },
      '`emails.sales` is "hello at northbeam"  ->  it must be an email address, such as hello@example.com',
    ],
    [
      { replyHours: { from: 4, to: 2, atMost: 24 } },
      '`replyHours` is {"from":4,"to":2,"atMost":24}  ->  it must have `from` below `to`, and `to` below `atMost`',
    ],
    [{ showReplyTime: "yes" }, '`showReplyTime` is "yes"  ->  it must be true or false'],
    [{ phone: "call us" }, '`phone` is "call us"  ->  it must be a phone number, such as "+91 80 0000 0000"'],
    [
      { linkedinUrl: "www.linkedin.com/company/northbeam" },
      '`linkedinUrl` is "www.linkedin.com/company/northbeam"  ->  it must be a full address that begins with https://',
    ],
    [{ copyrightYear: 25 }, "`copyrightYear` is 25  ->  it must be a year, such as 2025"],
    [
      { office: "Berlin" },
      '`office` is "Berlin"  ->  write these keys, indented below it: area, city, country',
    ],
    [
      { office: { ...siteConfig.office, zip: "1" } },
      "unknown key `office.zip`  ->  remove it; known here: area, city, country",
    ],
  ];
  it.each(invalid)("reports the key, value and fix for %j", (changes, problem) => {
    expect(problemsOf(changes)).toEqual([`site.config.ts: ${problem}`]);
  });

  it("suggests the correct spelling of misspelled keys and reports all problems together", () => {
    const { titleTemplate, tagline, scheduling, ...rest } = siteConfig;
    const { slotMinutes, ...others } = scheduling;
    const config = {
      ...rest,
      titelTemplate: titleTemplate,
      tag_line: tagline,
      scheduling: { ...others, slotMinuts: slotMinutes },
    };
    expect(parseSiteConfig(config).problems.sort()).toEqual([
      "site.config.ts: `scheduling.slotMinutes` is missing  ->  add `slotMinutes: …`",
      "site.config.ts: `tagline` is missing  ->  add `tagline: …`",
      "site.config.ts: `titleTemplate` is missing  ->  add `titleTemplate: …`",
      "site.config.ts: unknown key `scheduling.slotMinuts`  ->  did you mean `slotMinutes`?",
      "site.config.ts: unknown key `tag_line`  ->  did you mean `tagline`?",
      "site.config.ts: unknown key `titelTemplate`  ->  did you mean `titleTemplate`?",
    ]);
  });
});

describe("office hours in site.config.ts", () => {
  const invalid: [changes: object, problem: string][] = [
    [
      { timeZone: "Asia/Bengaluru" },
      '`scheduling.timeZone` is "Asia/Bengaluru"  ->  it must be the name of a time zone, such as "Asia/Kolkata"',
    ],
    [
      { days: [] },
      "`scheduling.days` is []  ->  it must list at least one weekday, 1 for Monday to 7 for Sunday",
    ],
    [{ days: [1, 8] }, "`scheduling.days.1` is 8  ->  it must be a whole number from 1 to 7"],
    [{ opens: "9:00" }, '`scheduling.opens` is "9:00"  ->  it must be a time such as "09:00"'],
    [{ slotMinutes: 0 }, "`scheduling.slotMinutes` is 0  ->  it must be a whole number from 5 to 480"],
    [{ businessDays: 2.5 }, "`scheduling.businessDays` is 2.5  ->  it must be a whole number from 1 to 60"],
    [{ noticeHours: -1 }, "`scheduling.noticeHours` is -1  ->  it must be a number of hours from 0 to 336"],
    [
      { holidays: ["2026-02-30"] },
      '`scheduling.holidays.0` is "2026-02-30"  ->  it must be a date such as "2026-12-25"',
    ],
    [
      { opens: "18:00", closes: "09:00" },
      '`scheduling.closes` is "09:00"  ->  it must leave time for a call of `slotMinutes` after `opens`',
    ],
  ];
  it.each(invalid)(
    "reports the key, value and fix for invalid scheduling settings: %j",
    (changes, problem) => {
      expect(problemsOfCalls(changes)).toEqual([`site.config.ts: ${problem}`]);
    },
  );

  it("reports all problems with the office hours together", () => {
    expect(problemsOfCalls({ opens: "9", closes: "x" })).toHaveLength(2);
  });
});
