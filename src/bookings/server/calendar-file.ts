import type { BookingState } from "../booking.ts";

/** A person or an office in a calendar file. */
export interface CalendarPerson {
  name: string;
  email: string;
}

/** A booking as calendars know it. */
export interface CalendarEvent {
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
  /** Page that shows and cancels it. */
  url: string;
  organizer: CalendarPerson;
  attendee: CalendarPerson;
}

/**
 * Renders a booking as an iCalendar file (RFC 5545): an invitation (`METHOD:REQUEST`), or its withdrawal after cancelling. All
 * times are in UTC, so no zone has to be described.
 */
export function renderCalendarFile(event: CalendarEvent): string {
  const isCancelled = event.state === "cancelled";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(event.organizer.name)}//Calls//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${isCancelled ? "CANCEL" : "REQUEST"}`,
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAtMs)}`,
    `DTSTART:${utc(event.startMs)}`,
    `DTEND:${utc(event.endMs)}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${encodeURI(event.url)}`,
    `ORGANIZER;CN=${quote(event.organizer.name)}:${mailto(event.organizer.email)}`,
    `ATTENDEE;CN=${quote(event.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:${mailto(event.attendee.email)}`,
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

/** `?` and `#` are allowed in an e-mail address, but would end it in a URI. */
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
