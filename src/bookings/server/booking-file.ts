import { minuteMs } from "../../durations.ts";
import { cleanText, textProperty as text, writeCalendar } from "../../icalendar.ts";
import { joinFullName, mailtoUrl, referenceOf } from "../../leads/index.ts";
import { bookingPath, siteConfig } from "../../site/index.ts";
import type { StoredBooking } from "../../store/index.ts";
import { callTitle } from "../meeting.ts";

/** The stored booking's properties that go into its calendar file. */
export type CalendarFileBooking = Pick<
  StoredBooking,
  "leadId" | "token" | "slotStart" | "slotMinutes" | "state" | "sequence" | "changedAt" | "email"
>;

/**
 * Renders a booking for its visitor as an iCalendar file (RFC 5545): an invitation (`METHOD:REQUEST`), or a cancellation
 * (`METHOD:CANCEL`) under the same UID. All times are in UTC, so the file doesn't need time zone definitions.
 */
export function renderBookingFile(
  booking: CalendarFileBooking,
  { siteUrl, attendeeName }: { siteUrl: string; attendeeName: string },
): string {
  const parameters = { role: "REQ-PARTICIPANT", partstat: "ACCEPTED" };
  return renderCalendar(methodOf(booking, "REQUEST"), [
    [
      ...describeEvent(booking, siteUrl),
      text("summary", callTitle),
      ...(booking.email ? [person("attendee", attendeeName, booking.email, parameters)] : []),
    ],
  ]);
}

/**
 * Renders a booking for the owner, who is its organizer: a program would ignore an invitation. `METHOD:PUBLISH` has no attendees
 * (RFC 5546, 3.2.1).
 */
export function renderOwnerFile(booking: StoredBooking, siteUrl: string): string {
  return renderCalendar(methodOf(booking, "PUBLISH"), [describeOwnerEvent(booking, siteUrl)]);
}

/** The same in emails and in the owner's calendar of calls, so that programs recognize it. */
export function describeOwnerEvent(booking: StoredBooking, siteUrl: string): unknown[] {
  const name = joinFullName(booking) || booking.email || referenceOf(booking.leadId);
  return [...describeEvent(booking, siteUrl), text("summary", `Call with ${name}`)];
}

function methodOf({ state }: Pick<StoredBooking, "state">, method: "PUBLISH" | "REQUEST") {
  return [text("method", state === "cancelled" ? "CANCEL" : method)];
}

function person(name: string, fullName: string, email: string, parameters = {}) {
  const cn = cleanText(fullName).replaceAll("\n", " ").replaceAll('"', "'").trim();
  return [name, { cn, ...parameters }, "cal-address", mailtoUrl(email)];
}

/** Renders an iCalendar file with these properties and events. */
export function renderCalendar(properties: readonly unknown[], events: readonly unknown[]): string {
  return writeCalendar([
    "vcalendar",
    [
      text("version", "2.0"),
      text("prodid", `-//${siteConfig.brand}//Calls//EN`),
      text("calscale", "GREGORIAN"),
      ...properties,
    ],
    events.map((event) => ["vevent", event, []]),
  ]);
}

/** Returns a booking's event, without a title and attendees. */
function describeEvent(booking: CalendarFileBooking, siteUrl: string): unknown[] {
  const { meeting } = siteConfig;
  const url = siteUrl + bookingPath(booking.token);
  const startMs = Date.parse(booking.slotStart);
  const time = (name: string, ms: number) => [
    name,
    {},
    "date-time",
    `${new Date(ms).toISOString().slice(0, 19)}Z`,
  ];
  return [
    text("uid", `${booking.leadId}@${new URL(siteUrl).hostname}`),
    ["sequence", {}, "integer", booking.sequence],
    time("dtstamp", Date.parse(booking.changedAt)),
    time("dtstart", startMs),
    time("dtend", startMs + booking.slotMinutes * minuteMs),
    text("status", booking.state === "cancelled" ? "CANCELLED" : "CONFIRMED"),
    text("description", `Reference: ${referenceOf(booking.leadId)}\nSee, move or cancel this call: ${url}`),
    ...(meeting ? [text("location", meeting)] : []),
    ["url", {}, "uri", encodeURI(url)],
    person("organizer", siteConfig.brand, siteConfig.emails.sales),
  ];
}
