import { joinFullName, referenceOf } from "../../leads/index.ts";
import { createRecent } from "../../server/recent.ts";
import type { Bookings, CancelResult, StoredBooking } from "../../store/index.ts";
import { renderBookingFile } from "../booking-file.ts";
import { isToken, type Office, type OpenSlots, type ShownBooking } from "../index.ts";
import { listOfferedSlots } from "../slots.server.ts";
import { isTimeZone } from "../words.ts";

/** What calls are made of. */
export interface CallsParts {
  bookings: Bookings;
  office: Office;
  siteUrl: string;
  now?: (() => number) | undefined;
}

/** What endpoints and pages know of calls (decisions: Scheduling). May throw `StoreUnavailableError`. */
export interface Calls {
  /** Times offered and free: at most a second old, and newer than the last booking or cancellation here. */
  findOpenSlots(): Promise<OpenSlots>;
  /** Makes the next `findOpenSlots` see what was just booked. */
  forgetOpenSlots(): void;
  /** A booked or cancelled call; the store is not asked for what cannot be a token. */
  find(token: string): Promise<StoredBooking | undefined>;
  cancel(token: string): Promise<CancelResult>;
  /** What the call's page may show. */
  show(booking: StoredBooking): ShownBooking;
  /** The call as an iCalendar file. */
  renderFile(booking: StoredBooking): string;
}

/** Puts the office's hours and the booked calls together. */
export function createCalls({ bookings, office, siteUrl, now = Date.now }: CallsParts): Calls {
  const { timeZone, slotMinutes } = office;
  const slotMs = slotMinutes * 60_000;
  const openSlots = createRecent(findOpenSlots, { now });
  return {
    findOpenSlots: openSlots.get,
    forgetOpenSlots: openSlots.forget,
    find: async (token) => (isToken(token) ? bookings.find({ token }) : undefined),
    cancel: async (token) =>
      isToken(token) ? bookings.cancel(token, now()).finally(openSlots.forget) : "unknown",
    show: ({ token, slotStart, state, firstName, timezone, leadId, ...booking }) => ({
      token,
      slotStart,
      slotMinutes: booking.slotMinutes,
      state,
      reference: referenceOf(leadId),
      firstName,
      visitorZone: isTimeZone(timezone) ? timezone : timeZone,
      isPast: Date.parse(slotStart) <= now(),
    }),
    renderFile: (booking) => {
      const reference = referenceOf(booking.leadId);
      return renderBookingFile(booking, { siteUrl, reference, attendeeName: joinFullName(booking) });
    },
  };

  async function findOpenSlots(): Promise<OpenSlots> {
    const nowMs = now();
    const taken = await bookings.listTaken(nowMs);
    // A taken call may be longer than a slot, from before the owner changed the length.
    const isFree = (startMs: number) =>
      !taken.some((call) => startMs < call.endMs && startMs + slotMs > call.startMs);
    const slots = listOfferedSlots(office, nowMs).filter((slot) => isFree(Date.parse(slot)));
    return { timezone: timeZone, slotMinutes, slots };
  }
}
