import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { bookingPath, siteConfig } from "#config/index.ts";
import { type CalendarFileBooking, renderBookingFile } from "./booking-file.ts";

const siteUrl = "https://northwind.example";
const booking: CalendarFileBooking = {
  leadId: "01JD0000000000000000000000",
  token: "a".repeat(24),
  slotStart: "2026-11-24T03:30:00.000Z",
  slotMinutes: 30,
  state: "booked",
  sequence: 0,
  changedAt: "2026-11-23T05:50:01.234Z",
  email: "asha@example.com",
};

function render(changes: Partial<CalendarFileBooking> = {}, attendeeName = "Asha Rao"): string {
  return renderBookingFile({ ...booking, ...changes }, { siteUrl, attendeeName });
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent");
  const textOf = (name: string) => String(events[0]?.getFirstPropertyValue(name));
  const person = (name: string) => events[0]?.getFirstProperty(name);
  return { calendar, events, textOf, person };
}

describe("a calendar file", () => {
  it("contains the booking in UTC with an organizer and an attendee", () => {
    const url = siteUrl + bookingPath(booking.token);
    const { brand, emails, meeting } = siteConfig;
    const lines = render().replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      `PRODID:-//${brand}//Calls//EN`,
      "CALSCALE:GREGORIAN",
      "METHOD:REQUEST",
      "BEGIN:VEVENT",
      "UID:01JD0000000000000000000000@northwind.example",
      "SEQUENCE:0",
      "DTSTAMP:20261123T055001Z",
      "DTSTART:20261124T033000Z",
      "DTEND:20261124T040000Z",
      "STATUS:CONFIRMED",
      `DESCRIPTION:Reference: 0000-0000\\nSee\\, move or cancel this call: ${url}`,
      `LOCATION:${meeting}`,
      `URL:${url}`,
      `ORGANIZER;CN=${brand}:mailto:${emails.sales}`,
      `SUMMARY:Call with ${brand}`,
      "ATTENDEE;CN=Asha Rao;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:asha@example.com",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("cancels the event with the same UID and a higher sequence", () => {
    const { calendar, textOf } = read(render({ state: "cancelled", sequence: 1 }));
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect([textOf("status"), textOf("sequence")]).toEqual(["CANCELLED", "1"]);
    expect(textOf("uid")).toBe(read(render()).textOf("uid"));
  });

  it.each([
    { title: "separators", name: "Rao, Asha; Dr. :x" },
    { title: "a caret, the escape character", name: "Asha ^n Rao" },
    { title: "quotes", name: 'Asha";X-EVIL="1', shown: "Asha';X-EVIL='1" },
    {
      title: "another attendee",
      name: "Asha\r\nATTENDEE:mailto:evil@example.com",
      shown: "Asha ATTENDEE:mailto:evil@example.com",
    },
    { title: "control characters", name: "\u2028a\u2029b\u0085\u0000\u001b[2J", shown: "a b[2J" },
    { title: "a lone surrogate", name: "\ud800 alone", shown: "\ufffd alone" },
  ])("is valid when the visitor's name contains $title", ({ name, shown = name }) => {
    const file = render({}, name);
    for (const line of file.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cc}/u);
    }
    expect(Buffer.from(file).toString()).toBe(file);
    const { events, person } = read(file);
    expect(events).toHaveLength(1);
    expect(events[0]?.getAllProperties("attendee")).toHaveLength(1);
    expect(person("attendee")?.getFirstParameter("cn") ?? "").toBe(shown);
    expect(person("attendee")?.getFirstValue()).toBe("mailto:asha@example.com");
  });

  it("folds lines of any length without splitting a character", () => {
    for (let length = 30; length < 160; length += 1) {
      const name = `${"a".repeat(length)}é🙂`;
      const file = render({}, name);
      expect(Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(read(file).person("attendee")?.getFirstParameter("cn")).toBe(name);
    }
  });

  it.each([
    ["o'neil+a?b#c%d&e=f@exämple.com", "o'neil+a%3Fb%23c%25d%26e%3Df@xn--exmple-cua.com"],
    ["राम@मोहन.ईन्फो", "%E0%A4%B0%E0%A4%BE%E0%A4%AE@xn--l2bl7a9d.xn--o1b8dj2ki"],
    ["jose\u0301@example.com", "jos%C3%A9@example.com"],
  ])("writes the email address %s as a URL", (email, url) => {
    expect(read(render({ email })).person("attendee")?.getFirstValue()).toBe(`mailto:${url}`);
  });
});
