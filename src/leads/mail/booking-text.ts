import { scheduleAtPath, siteConfig } from "#config/index.ts";
import {
  describeDay,
  describeMoment,
  describeZone,
  isTimeZone,
  showsSame,
} from "#platform/time/zoned-time.ts";
import { renderBookingFile, renderOwnerFile } from "../bookings/booking-file.ts";
import { findMeeting, type StoredBooking } from "../bookings/index.ts";
import type { LeadBlock, Moment } from "../forms/index.ts";
import { moveOf } from "../store/index.ts";
import type { CalendarPart, MailBlock } from "./mail-content.ts";

/** A function, so that if `site.config.ts` has no `scheduling`, `readSettings` can report it first. */
const officeZone = () => siteConfig.scheduling.timeZone;

/** Returns `Tuesday, November 24, 2026` in the given time zone, or in the office's if it is unknown. */
export function bookingDay(slotStart: number | string, zone: string = officeZone()): string {
  return describeDay(knownZone(zone), slotStart);
}

/** Returns `Tuesday, November 24, 2026 at 9:00 AM, India Standard Time (GMT+5:30)` in the office's time zone. */
export function officeTime(time: number | string): string {
  return `${describeMoment(officeZone(), time)}, ${describeZone(officeZone(), time)}`;
}

/** Returns a booking's time in the time zone of `first` and, if it differs, in the other one. */
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

/** Returns links to the scheduling page with each of these slots chosen, or nothing if there are none. */
export function offeredTimes(
  slots: readonly string[],
  { intro, zone, siteUrl, call }: { intro: string; zone: string; siteUrl: string; call?: string | undefined },
): MailBlock[] {
  const shownZone = knownZone(zone);
  const links = slots.map((slot) => ({
    kind: "link" as const,
    label: `${describeMoment(shownZone, slot)}, ${describeZone(shownZone, slot)}`,
    url: siteUrl + scheduleAtPath({ time: slot, call }),
  }));
  return links.length === 0 ? [] : [intro, ...links];
}

/** Returns a block that says how to join a call, or none if `site.config.ts` has no `meeting`. */
export function meetingBlocks(): LeadBlock[] {
  const meeting = findMeeting();
  if (!meeting) return [];
  return [{ kind: "facts", facts: [{ label: "Join the call", value: meeting.text, url: meeting.url }] }];
}

/** Returns an invitation, or a cancellation if the booking is canceled. */
export function visitorCalendar(booking: StoredBooking, siteUrl: string): CalendarPart {
  return {
    method: booking.state === "cancelled" ? "CANCEL" : "REQUEST",
    content: renderBookingFile(booking, { siteUrl, attendeeName: booking.email }),
  };
}

export function ownerCalendar(booking: StoredBooking, siteUrl: string): CalendarPart {
  return {
    method: booking.state === "cancelled" ? "CANCEL" : "PUBLISH",
    content: renderOwnerFile(booking, siteUrl),
  };
}

/** The skip reason of an email about an outdated move. */
export const outdatedMove = "The call was changed again before this email was sent.";

/** Returns whether the delivery is about a move that a later change has replaced. */
export function isOutdatedMove(deliveryId: string, { sequence }: StoredBooking): boolean {
  return (moveOf(deliveryId) ?? sequence) !== sequence;
}

/** Replaces unknown time zones with the office's, because emails must not contain visitor input. */
function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : officeZone();
}
