import { describe, expect, it } from "vitest";
import { googleCalendarUrl, outlookCalendarUrl } from "./calendar-links.ts";

const call = {
  title: "Call about pipes & co",
  description: "30 minutes.\nChange it: https://example.test/booking/abc?x=1&y=2#z",
  slotStart: "2026-11-24T18:45:00.000Z",
  slotMinutes: 45,
};

const read = (link: string) => {
  const url = new URL(link);
  return { place: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
};

describe("calendar links", () => {
  it("opens an event in Google Calendar in UTC, even if it spans midnight", () => {
    expect(read(googleCalendarUrl({ ...call, slotStart: "2026-12-31T23:30:00.000Z" }))).toEqual({
      place: "https://calendar.google.com/calendar/render",
      action: "TEMPLATE",
      text: call.title,
      dates: "20261231T233000Z/20270101T001500Z",
      details: call.description,
    });
  });

  it("opens an event in Outlook in UTC", () => {
    expect(read(outlookCalendarUrl(call))).toEqual({
      place: "https://outlook.office.com/calendar/deeplink/compose",
      path: "/calendar/action/compose",
      rru: "addevent",
      subject: call.title,
      startdt: "2026-11-24T18:45:00Z",
      enddt: "2026-11-24T19:30:00Z",
      body: call.description,
    });
  });

  it("encodes spaces in calendar links as %20, because Outlook shows plus signs", () => {
    for (const link of [googleCalendarUrl(call), outlookCalendarUrl(call)]) expect(link).not.toContain("+");
  });
});
