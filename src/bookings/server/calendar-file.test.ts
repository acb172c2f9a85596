import { describe, expect, it } from "vitest";
import { type CalendarEvent, renderCalendarFile } from "./calendar-file.ts";

const call: CalendarEvent = {
  uid: "01JD0000000000000000000000@northwind.example",
  sequence: 0,
  state: "booked",
  startMs: Date.parse("2026-11-24T03:30:00Z"),
  endMs: Date.parse("2026-11-24T04:00:00Z"),
  changedAtMs: Date.parse("2026-11-23T05:50:01.234Z"),
  summary: "Call with Northwind",
  description: "Cancel here: https://northwind.example/booking/x",
  url: "https://northwind.example/booking/x",
  organizer: { name: "Northwind", email: "hello@northwind.example" },
  attendee: { name: "Asha Rao", email: "asha@example.com" },
};

const render = (changes: Partial<CalendarEvent> = {}) => renderCalendarFile({ ...call, ...changes });
const unfold = (file: string) => file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);

/** A content line of RFC 5545, 3.1: a name, parameters with quoted or plain values, a value without controls. */
const contentLine = /^[A-Z-]+(;[A-Z-]+=("[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*:[^\p{Cc}]*$/u;

describe("a calendar file", () => {
  it("says how to join, where that is known", () => {
    expect(unfold(render({ location: "https://meet.example.com/a,b" }))).toContain(
      "LOCATION:https://meet.example.com/a\\,b",
    );
    expect(render()).not.toContain("LOCATION");
  });

  it("contains the booking in UTC, with organizer and attendee", () => {
    expect(unfold(render())).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Northwind//Calls//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:REQUEST",
      "BEGIN:VEVENT",
      "UID:01JD0000000000000000000000@northwind.example",
      "SEQUENCE:0",
      "DTSTAMP:20261123T055001Z",
      "DTSTART:20261124T033000Z",
      "DTEND:20261124T040000Z",
      "STATUS:CONFIRMED",
      "SUMMARY:Call with Northwind",
      "DESCRIPTION:Cancel here: https://northwind.example/booking/x",
      "URL:https://northwind.example/booking/x",
      'ORGANIZER;CN="Northwind":mailto:hello@northwind.example',
      'ATTENDEE;CN="Asha Rao";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:asha@example.com',
      "END:VEVENT",
      "END:VCALENDAR",
    ]);
  });

  it("cancels an event under the same UID with a higher sequence", () => {
    const lines = unfold(render({ state: "cancelled", sequence: 1 }));
    expect(lines).toEqual(
      expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:1", `UID:${call.uid}`]),
    );
  });

  const hostile = [
    "Asha\r\nATTENDEE:mailto:evil@example.com",
    "Asha\nEND:VEVENT\nBEGIN:VEVENT",
    'Asha";X-EVIL="1',
    "Rao, Asha; Dr. \\n :x",
    "\u2028\u2029\u0085\u0000\u001b[2J",
    "👩🏽‍💻".repeat(60),
    "é".repeat(200),
    "名前".repeat(100),
    "\ud800 alone",
    "",
  ];
  it.each(hostile)("is not broken by the name %j", (name) => {
    const file = render({
      attendee: { name, email: "asha@example.com" },
      summary: name,
      description: name,
      organizer: { name, email: "hello@northwind.example" },
    });
    for (const line of file.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cc}/u);
    }
    expect(Buffer.from(file).toString()).toBe(file);
    const lines = unfold(file);
    expect(lines).toHaveLength(19);
    for (const line of lines) expect(line).toMatch(contentLine);
    expect(lines.filter((line) => /^(BEGIN|END|ATTENDEE|ORGANIZER|UID)/.test(line))).toHaveLength(7);
  });

  it("escapes texts so that a calendar shows them as typed", () => {
    const lines = unfold(render({ summary: 'a, b; c\\d\r\ne: "f"' }));
    expect(lines).toContain('SUMMARY:a\\, b\\; c\\\\d\\ne: "f"');
  });

  it("doubles a caret, which would start a line break in a name", () => {
    const attendee = { name: "Asha ^n Rao", email: "asha@example.com" };
    expect(render({ attendee })).toContain('CN="Asha ^^n Rao"');
  });

  it("unfolds to the original text, at any length", () => {
    for (let length = 55; length < 160; length += 1) {
      const summary = `${"a".repeat(length)}é🙂`;
      expect(unfold(render({ summary }))).toContain(`SUMMARY:${summary}`);
    }
  });

  it("keeps an odd e-mail address whole", () => {
    const email = "o'neil+a?b#c%d@exämple.com";
    const [line = ""] = unfold(render({ attendee: { name: "x", email } })).filter((part) =>
      part.startsWith("ATTENDEE"),
    );
    const uri = line.slice(line.lastIndexOf("mailto:") + "mailto:".length);
    expect(decodeURIComponent(uri)).toBe(email);
    expect(uri).not.toMatch(/[?#]/);
  });
});
