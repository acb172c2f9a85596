import { minuteMs } from "../../durations.ts";
import { cleanText, textProperty as text, writeCalendar } from "../../icalendar.ts";
import { referenceOf } from "../../leads/index.ts";
import { bookingPath, siteConfig } from "../../site/index.ts";
import type { StoredBooking } from "../../store/index.ts";
import { callTitle } from "../meeting.ts";

/** The stored booking's properties that go into its calendar file. */
export type CalendarFileBooking = Pick<
  StoredBooking,
  "leadId" | "token" | "slotStart" | "slotMinutes" | "state" | "sequence" | "changedAt" | "email"
>;

/**
 * Renders a booking as an iCalendar file (RFC 5545): an invitation (`METHOD:REQUEST`), or a cancellation
 * (`METHOD:CANCEL`) under the same UID. All times are in UTC, so the file doesn't need time zone definitions.
 */
export function renderBookingFile(
  booking: CalendarFileBooking,
  { siteUrl, attendeeName }: { siteUrl: string; attendeeName: string },
): string {
  const { brand, emails } = siteConfig;
  const person = (name: string, fullName: string, email: string, parameters = {}) => [
    name,
    { cn: cleanText(fullName).replaceAll("\n", " ").replaceAll('"', "'").trim(), ...parameters },
    "cal-address",
    mailto(email),
  ];
  const event = [
    ...describeEvent(booking, siteUrl),
    text("summary", callTitle),
    person("organizer", brand, emails.sales),
    ...(booking.email
      ? [person("attendee", attendeeName, booking.email, { role: "REQ-PARTICIPANT", partstat: "ACCEPTED" })]
      : []),
  ];
  return renderCalendar([text("method", booking.state === "cancelled" ? "CANCEL" : "REQUEST")], [event]);
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

/** Returns a booking's event, without a title and people. */
export function describeEvent(booking: CalendarFileBooking, siteUrl: string): unknown[] {
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
  ];
}

/** Encodes `?` and `#`, which are valid in an email address but would end it in a URI. */
function mailto(email: string): string {
  return `mailto:${encodeURI(email.toWellFormed()).replaceAll("?", "%3F").replaceAll("#", "%23")}`;
}
