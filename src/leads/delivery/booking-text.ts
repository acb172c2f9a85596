import { describeDay, describeMoment, describeZone, isTimeZone, showsSame } from "../../bookings/index.ts";
import { renderBookingFile } from "../../bookings/server/booking-file.ts";
import { siteConfig } from "../../site/index.ts";
import type { StoredBooking } from "../../store/index.ts";
import { referenceOf } from "../index.ts";
import type { CalendarPart } from "./mail.ts";

const officeZone = siteConfig.scheduling.timeZone;

/** Returns `Tuesday, November 24, 2026` in a zone; in the office's where the zone is unknown. */
export function bookingDay(slotStart: string, zone: string = officeZone): string {
  return describeDay(knownZone(zone), slotStart);
}

/** Returns the time of a booking as lines: in the visitor's zone and, where that differs, in the office's. */
export function bookingTimes(slotStart: string, visitorZone: string): string[] {
  const zone = knownZone(visitorZone);
  const times = [`${describeMoment(zone, slotStart)}, ${describeZone(zone, slotStart)}`];
  if (!showsSame(zone, officeZone, slotStart)) {
    times.push(
      `At our office: ${describeMoment(officeZone, slotStart)}, ${describeZone(officeZone, slotStart)}`,
    );
  }
  return times;
}

/** Renders a booking as a calendar part: an invitation, or its cancellation. */
export function bookingCalendar(booking: StoredBooking, siteUrl: string, attendeeName: string): CalendarPart {
  return {
    method: booking.state === "cancelled" ? "CANCEL" : "REQUEST",
    content: renderBookingFile(booking, { siteUrl, attendeeName, reference: referenceOf(booking.leadId) }),
  };
}

/** Whether a delivery is about a move after which the booking was changed again. */
export function isOutdatedMove(deliveryId: string, { sequence }: StoredBooking): boolean {
  const moved = /\.move-(\d+)$/.exec(deliveryId)?.[1];
  return moved !== undefined && Number(moved) !== sequence;
}

/** Returns the visitor's zone if it exists: no other text from a visitor reaches a mail. */
function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : officeZone;
}
