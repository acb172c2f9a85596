import type { BookingState } from "../booking.ts";

/** A person or an office in a calendar file. */
export interface CalendarAddress {
  name: string;
  email: string;
}

/** A call as calendars know it. */
export interface CalendarCall {
  /** Stays the same for the life of the booking, unique in the world. */
  uid: string;
  /** Grows with each change, so that a calendar takes the newest. */
  sequence: number;
  state: BookingState;
  startMs: number;
  endMs: number;
  /** When the booking was made or last changed. */
  changedAtMs: number;
  summary: string;
  description: string;
  /** Where the call can be looked at and cancelled. */
  url: string;
  organizer: CalendarAddress;
  attendee: CalendarAddress;
}

/**
 * The call as an iCalendar file (RFC 5545): an invitation (`METHOD:REQUEST`), or its withdrawal after cancelling. All
 * times are in UTC, so no zone has to be described.
 */
export function renderCalendarFile(call: CalendarCall): string {
  const isCancelled = call.state === "cancelled";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(call.organizer.name)}//Calls//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${isCancelled ? "CANCEL" : "REQUEST"}`,
    "BEGIN:VEVENT",
    `UID:${escapeText(call.uid)}`,
    `SEQUENCE:${call.sequence}`,
    `DTSTAMP:${utc(call.changedAtMs)}`,
    `DTSTART:${utc(call.startMs)}`,
    `DTEND:${utc(call.endMs)}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `SUMMARY:${escapeText(call.summary)}`,
    `DESCRIPTION:${escapeText(call.description)}`,
    `URL:${encodeURI(call.url)}`,
    `ORGANIZER;CN=${quote(call.organizer.name)}:${mailto(call.organizer.email)}`,
    `ATTENDEE;CN=${quote(call.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:${mailto(call.attendee.email)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** `20261124T033000Z` */
function utc(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** A value of type TEXT (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/**
 * A value of a parameter: between double quotes everything stands but themselves and controls (RFC 5545, 3.2), and `^n`
 * would be read as a line break (RFC 6868).
 */
function quote(text: string): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return `"${line.replaceAll('"', "'").replaceAll("^", "^^").trim()}"`;
}

/** `?` and `#` are allowed in an address, but would end it in a URI. */
function mailto(email: string): string {
  return `mailto:${encodeURI(email.toWellFormed()).replaceAll("?", "%3F").replaceAll("#", "%23")}`;
}

const maxLineBytes = 75;
const encoder = new TextEncoder();

/** Breaks a line after 75 bytes at most, never inside a character (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).byteLength;
    if (bytes + size > maxLineBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
