import {
  describeDay,
  describeMoment,
  describeZone,
  findMeeting,
  isTimeZone,
  showsSame,
} from "../bookings/index.ts";
import { renderBookingFile } from "../bookings/server/booking-file.ts";
import { referenceOf } from "../leads/index.ts";
import { siteConfig } from "../site/index.ts";
import { moveOf, type StoredBooking } from "../store/index.ts";
import type { CalendarPart } from "./mail.ts";
import type { MailBlock, Moment } from "./mail-content.ts";

/** Read late, after `readSettings` has reported a `site.config.ts` without it. */
const officeZone = () => siteConfig.scheduling.timeZone;

/** Returns `Tuesday, November 24, 2026` in a zone; in the office's where the zone is unknown. */
export function bookingDay(slotStart: string, zone: string = officeZone()): string {
  return describeDay(knownZone(zone), slotStart);
}

/** Returns `Tuesday, November 24, 2026 at 9:00 AM, India Standard Time (GMT+5:30)` in the office's zone. */
export function officeTime(iso: string): string {
  return `${describeMoment(officeZone(), iso)}, ${describeZone(officeZone(), iso)}`;
}

/** Lists the time of a booking for one side and, where the other's zone shows another time, for the other. */
export function bookingMoments(
  slotStart: string,
  visitorZone: string,
  labels: { office: string; visitor: string },
  first: keyof typeof labels,
): Moment[] {
  const zones = { office: officeZone(), visitor: knownZone(visitorZone) };
  const sides = first === "office" ? (["office", "visitor"] as const) : (["visitor", "office"] as const);
  const count = showsSame(zones.visitor, zones.office, slotStart) ? 1 : 2;
  return sides.slice(0, count).map((side) => ({
    label: labels[side],
    time: describeMoment(zones[side], slotStart),
    zone: describeZone(zones[side], slotStart),
  }));
}

/** Says how to join a call; nothing where `site.config.ts` does not. */
export function meetingBlocks(): MailBlock[] {
  const meeting = findMeeting();
  if (!meeting) return [];
  return [{ kind: "facts", facts: [{ label: "Join the call", value: meeting.text, url: meeting.url }] }];
}

/** Renders a booking as a calendar part: an invitation, or its cancellation. */
export function bookingCalendar(booking: StoredBooking, siteUrl: string, attendeeName: string): CalendarPart {
  return {
    method: booking.state === "cancelled" ? "CANCEL" : "REQUEST",
    content: renderBookingFile(booking, { siteUrl, attendeeName, reference: referenceOf(booking.leadId) }),
  };
}

/** Returns whether a delivery is about a move after which the booking was changed again. */
export function isOutdatedMove(deliveryId: string, { sequence }: StoredBooking): boolean {
  return (moveOf(deliveryId) ?? sequence) !== sequence;
}

/** Returns the visitor's zone if it exists: no other text from a visitor reaches a mail. */
function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : officeZone();
}
