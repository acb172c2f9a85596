import { bookingPath, siteConfig } from "../../site/index.ts";
import type { BookingState } from "../booking.ts";
import { callTitle } from "../meeting.ts";
import { renderCalendarFile } from "./calendar-file.ts";

/** The part of a stored booking that its calendar file contains. */
export interface CalendarFileBooking {
  leadId: string;
  token: string;
  /** ISO 8601, UTC. */
  slotStart: string;
  slotMinutes: number;
  state: BookingState;
  sequence: number;
  changedAt: string;
  email: string;
}

/** Renders a booking, cancelled or not, as an iCalendar file. */
export function renderBookingFile(
  booking: CalendarFileBooking,
  { siteUrl, reference, attendeeName }: { siteUrl: string; reference: string; attendeeName: string },
): string {
  const { brand, emails, meeting } = siteConfig;
  const url = siteUrl + bookingPath(booking.token);
  const startMs = Date.parse(booking.slotStart);
  return renderCalendarFile({
    uid: `${booking.leadId}@${new URL(siteUrl).hostname}`,
    sequence: booking.sequence,
    state: booking.state,
    startMs,
    endMs: startMs + booking.slotMinutes * 60_000,
    changedAtMs: Date.parse(booking.changedAt),
    summary: callTitle,
    description: `Reference: ${reference}\nSee, move or cancel this call: ${url}`,
    location: meeting,
    url,
    organizer: { name: brand, email: emails.sales },
    attendee: { name: attendeeName, email: booking.email },
  });
}
