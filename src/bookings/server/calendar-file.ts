import type { BookingState } from "../booking.ts";

/** An organizer or attendee. */
export interface CalendarPerson {
  name: string;
  email: string;
}

/** A booking as a calendar event. */
export interface CalendarEvent {
  /** Globally unique; the same for the life of the booking. */
  uid: string;
  /** Grows with each change, so that calendars keep the newest version. */
  sequence: number;
  state: BookingState;
  startMs: number;
  endMs: number;
  /** When the booking was made or last changed. */
  changedAtMs: number;
  summary: string;
  description: string;
  /** How to join: a link or a phone number. */
  location?: string | undefined;
  /** The booking's page. */
  url: string;
  organizer: CalendarPerson;
  attendee: CalendarPerson;
}

/**
 * Renders a booking as an iCalendar file (RFC 5545): an invitation (`METHOD:REQUEST`), or a cancellation
 * (`METHOD:CANCEL`). All times are in UTC, so that no zone has to be defined.
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
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `URL:${encodeURI(event.url)}`,
    `ORGANIZER;CN=${quote(event.organizer.name)}:${mailto(event.organizer.email)}`,
    `ATTENDEE;CN=${quote(event.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:${mailto(event.attendee.email)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Formats a time as `20261124T033000Z`. */
function utc(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Escapes a value of type TEXT (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/**
 * Quotes a parameter value: anything but double quotes and controls may be inside (RFC 5545, 3.2), and `^n` would be
 * read as a line break (RFC 6868).
 */
function quote(text: string): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return `"${line.replaceAll('"', "'").replaceAll("^", "^^").trim()}"`;
}

/** Returns the URI of an e-mail address. It may contain `?` and `#`, which would end it in a URI. */
function mailto(email: string): string {
  return `mailto:${encodeURI(email.toWellFormed()).replaceAll("?", "%3F").replaceAll("#", "%23")}`;
}

const maxLineBytes = 75;
const encoder = new TextEncoder();

/** Folds a line to at most 75 bytes, never inside a character (RFC 5545, 3.1). */
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
