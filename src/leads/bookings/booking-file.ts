import { bookingPath, siteConfig } from "#config/index.ts";
import { mailtoUrl } from "#platform/email.ts";
import { cleanText, textProperty as text, writeCalendar } from "#platform/files/icalendar.ts";
import { minuteMs } from "#platform/time/durations.ts";
import { joinFullName, referenceOf } from "../forms/index.ts";
import type { StoredBooking } from "./booking.ts";
import { callTitle } from "./meeting.ts";

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
  const parameters = ";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED";
  return renderCalendar(methodOf(booking, "REQUEST"), [
    [
      ...describeEvent(booking, siteUrl),
      text("SUMMARY", callTitle),
      ...(booking.email ? [person("ATTENDEE", attendeeName, booking.email, parameters)] : []),
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
export function describeOwnerEvent(booking: StoredBooking, siteUrl: string): string[] {
  const name = joinFullName(booking) || booking.email || referenceOf(booking.leadId);
  return [...describeEvent(booking, siteUrl), text("SUMMARY", `Call with ${name}`)];
}

function methodOf({ state }: Pick<StoredBooking, "state">, method: "PUBLISH" | "REQUEST") {
  return [text("METHOD", state === "cancelled" ? "CANCEL" : method)];
}

function person(name: string, fullName: string, email: string, parameters = ""): string {
  // RFC 6868: a caret is the escape character.
  const cn = cleanText(fullName).replaceAll("\n", " ").replaceAll('"', "'").replaceAll("^", "^^").trim();
  return `${name};CN=${/[,:;]/.test(cn) ? `"${cn}"` : cn}${parameters}:${mailtoUrl(email)}`;
}

/** Renders an iCalendar file with these properties and events. */
export function renderCalendar(
  properties: readonly string[],
  events: readonly (readonly string[])[],
): string {
  const prodId = text("PRODID", `-//${siteConfig.brand}//Calls//EN`);
  return writeCalendar(["VERSION:2.0", prodId, "CALSCALE:GREGORIAN", ...properties], events);
}

/** Returns a booking's event, without a title or attendees. */
function describeEvent(booking: CalendarFileBooking, siteUrl: string): string[] {
  const { meeting } = siteConfig;
  const url = siteUrl + bookingPath(booking.token);
  const startMs = Date.parse(booking.slotStart);
  const time = (name: string, ms: number) =>
    `${name}:${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  return [
    text("UID", `${booking.leadId}@${new URL(siteUrl).hostname}`),
    `SEQUENCE:${booking.sequence}`,
    time("DTSTAMP", Date.parse(booking.changedAt)),
    time("DTSTART", startMs),
    time("DTEND", startMs + booking.slotMinutes * minuteMs),
    text("STATUS", booking.state === "cancelled" ? "CANCELLED" : "CONFIRMED"),
    text("DESCRIPTION", `Reference: ${referenceOf(booking.leadId)}\nSee, move or cancel this call: ${url}`),
    ...(meeting ? [text("LOCATION", meeting)] : []),
    `URL:${encodeURI(url)}`,
    person("ORGANIZER", siteConfig.brand, siteConfig.emails.sales),
  ];
}
