import type { Office } from "#config/index.ts";
import { createRecent } from "#platform/http/recent.ts";
import { minuteMs } from "#platform/time/durations.ts";
import { isTimeZone } from "#platform/time/zoned-time.ts";
import { renderBookingFile } from "../bookings/booking-file.ts";
import type { OwnerCalendar } from "../bookings/calendar/owner-calendar.ts";
import type { OpenSlots, ShownBooking, StoredBooking } from "../bookings/index.ts";
import { listOfferedSlots } from "../bookings/offered-slots.ts";
import { pickTimes } from "../bookings/pick-times.ts";
import { joinFullName, referenceOf, type Submission } from "../forms/index.ts";
import type { Bookings, RequestedSlot } from "../store/index.ts";

export interface SchedulingParts {
  bookings: Bookings;
  office: Office;
  siteUrl: string;
  calendar?: Pick<OwnerCalendar, "isBusy"> | undefined;
  now?: (() => number) | undefined;
}

/** Combines the office hours, the stored bookings and the owner's calendar (spec: Scheduling). Can throw `StoreUnavailableError`. */
export type Scheduling = ReturnType<typeof createScheduling>;

export function createScheduling(parts: SchedulingParts) {
  const { bookings, office, siteUrl, calendar, now = Date.now } = parts;
  const { timeZone: officeZone, slotMinutes, bufferMinutes = 0 } = office;
  const slotMs = slotMinutes * minuteMs;
  const bufferMs = bufferMinutes * minuteMs;
  const openSlots = createRecent(findOpenSlots, { now });
  return {
    /** The result can be up to a second old. `cancel`, `move` and `forgetOpenSlots` clear it. */
    findOpenSlots: openSlots.get,
    /** Returns up to three free slots for an email to a visitor. `zone` can be any string. */
    findOfferedTimes: async (zone: string) =>
      pickTimes((await openSlots.get()).slots, isTimeZone(zone) ? zone : officeZone),
    /** Clears the cache, so the next `findOpenSlots` knows of a slot that was just booked or freed. */
    forgetOpenSlots: openSlots.forget,
    describeSlot,
    /** Describes the slot of a submission; `undefined` for forms other than `schedule`. */
    findRequestedSlot: ({ formType, slotStart }: Pick<Submission, "formType" | "slotStart">) =>
      formType === "schedule" ? describeSlot(slotStart) : undefined,
    /** Also finds canceled bookings. */
    find: (token: string) => bookings.findBooking({ token }),
    cancel: (token: string) => bookings.cancelBooking(token, now()).finally(openSlots.forget),
    /** Moves a booking to another offered slot. `slotStart` can be any string. */
    move(token: string, slotStart: string) {
      const time = { slotStart, ...describeSlot(slotStart) };
      return bookings.moveBooking(token, time, now()).finally(openSlots.forget);
    },
    /** Returns the part of a booking that the booking page can show. */
    describe({
      token,
      slotStart,
      slotMinutes,
      state,
      firstName,
      timezone,
      leadId,
    }: StoredBooking): ShownBooking {
      const visitorZone = isTimeZone(timezone) ? timezone : officeZone;
      const isPast = Date.parse(slotStart) <= now();
      return {
        token,
        slotStart,
        slotMinutes,
        state,
        reference: referenceOf(leadId),
        firstName,
        visitorZone,
        isPast,
      };
    },
    /** Returns an iCalendar file. */
    renderFile: (booking: StoredBooking) =>
      renderBookingFile(booking, { siteUrl, attendeeName: joinFullName(booking) }),
  };

  /** Checks whether a slot is offered. `slotStart` can be any string. */
  function describeSlot(slotStart: string): RequestedSlot {
    const startMs = Date.parse(slotStart);
    const isOffered = listOfferedSlots(office, now()).includes(startMs);
    return { slotMinutes, bufferMinutes, isOffered, isBusy: isOffered && isOwnerBusy(startMs) };
  }

  function isOwnerBusy(startMs: number): boolean {
    return calendar?.isBusy(startMs, startMs + slotMs) ?? false;
  }

  async function findOpenSlots(): Promise<OpenSlots> {
    const nowMs = now();
    const taken = await bookings.listTakenTimes(nowMs - bufferMs);
    // A booking made before the owner changed `slotMinutes` might overlap several slots.
    const isFree = (startMs: number) =>
      !isOwnerBusy(startMs) &&
      !taken.some(
        (booking) => startMs < booking.endMs + bufferMs && startMs + slotMs + bufferMs > booking.startMs,
      );
    const free = listOfferedSlots(office, nowMs).filter(isFree);
    const slots = free.map((ms) => new Date(ms).toISOString());
    return { timezone: officeZone, slotMinutes, slots };
  }
}
