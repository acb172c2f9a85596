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

/** A function, so that `readSettings` first reports a `site.config.ts` without `scheduling`. */
const officeZone = () => siteConfig.scheduling.timeZone;

/** Returns `Tuesday, November 24, 2026` in a zone, or in the office's if the zone is unknown. */
export function bookingDay(slotStart: string, zone: string = officeZone()): string {
  return describeDay(knownZone(zone), slotStart);
}

/** Returns `Tuesday, November 24, 2026 at 9:00 AM, India Standard Time (GMT+5:30)` in the office's zone. */
export function officeTime(iso: string): string {
  return `${describeMoment(officeZone(), iso)}, ${describeZone(officeZone(), iso)}`;
}

/** Lists the time of a booking in the first side's zone and, if it differs, in the other's. */
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

/** How to join a call; empty if `site.config.ts` has no `meeting`. */
export function meetingBlocks(): MailBlock[] {
  const meeting = findMeeting();
  if (!meeting) return [];
  return [{ kind: "facts", facts: [{ label: "Join the call", value: meeting.text, url: meeting.url }] }];
}

/** Renders an invitation, or the cancellation of a cancelled booking. */
export function bookingCalendar(booking: StoredBooking, siteUrl: string, attendeeName: string): CalendarPart {
  return {
    method: booking.state === "cancelled" ? "CANCEL" : "REQUEST",
    content: renderBookingFile(booking, { siteUrl, attendeeName, reference: referenceOf(booking.leadId) }),
  };
}

/** Whether a delivery is about a move that a later change has overtaken. */
export function isOutdatedMove(deliveryId: string, { sequence }: StoredBooking): boolean {
  return (moveOf(deliveryId) ?? sequence) !== sequence;
}

/** Only an existing zone reaches a mail, because mails must not contain what a visitor typed. */
function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : officeZone();
}
