import { renderBookingFile } from "../../bookings/booking-file.ts";
import { describeDay, describeMoment, describeZone, isTimeZone, showsSame } from "../../bookings/words.ts";
import { siteConfig } from "../../site/index.ts";
import type { StoredBooking } from "../../store/index.ts";
import { referenceOf } from "../index.ts";
import type { CalendarPart } from "./mail.ts";

const officeZone = siteConfig.scheduling.timeZone;

/** `Tuesday, November 24, 2026` in a zone; the office's where the text names none. */
export function dayOfCall(slotStart: string, zone: string = officeZone): string {
  return describeDay(knownZone(zone), slotStart);
}

/** Lines with the time of a call in the visitor's zone and, where clocks there show another, in the office's. */
export function timesOfCall(slotStart: string, visitorZone: string): string[] {
  const zone = knownZone(visitorZone);
  const times = [`${describeMoment(zone, slotStart)}, ${describeZone(zone, slotStart)}`];
  if (!showsSame(zone, officeZone, slotStart)) {
    times.push(
      `At our office: ${describeMoment(officeZone, slotStart)}, ${describeZone(officeZone, slotStart)}`,
    );
  }
  return times;
}

/** The call as a calendar part: an invitation, or its withdrawal. `attendeeName` goes with the visitor's address. */
export function calendarOf(booking: StoredBooking, siteUrl: string, attendeeName: string): CalendarPart {
  return {
    method: booking.state === "cancelled" ? "CANCEL" : "REQUEST",
    content: renderBookingFile(booking, { siteUrl, attendeeName, reference: referenceOf(booking.leadId) }),
  };
}

/** The visitor's zone if it is a real one: other text from a visitor never reaches a mail. */
function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : officeZone;
}
