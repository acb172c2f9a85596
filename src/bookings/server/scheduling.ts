import { joinFullName, referenceOf, type Submission } from "../../leads/index.ts";
import { createRecent } from "../../server/recent.ts";
import type { Bookings, CancelResult, RequestedSlot, StoredBooking } from "../../store/index.ts";
import { isTimeZone, isToken, type Office, type OpenSlots, type ShownBooking } from "../index.ts";
import { renderBookingFile } from "./booking-file.ts";
import { listOfferedSlots } from "./offered-slots.ts";

/** What scheduling works with. */
export interface SchedulingParts {
  bookings: Bookings;
  office: Office;
  siteUrl: string;
  now?: (() => number) | undefined;
}

/** The office's hours and the stored bookings, as endpoints and pages use them. May throw `StoreUnavailableError`. */
export interface Scheduling {
  /** Times offered and free: at most a second old, and newer than the last booking or cancellation here. */
  findOpenSlots(): Promise<OpenSlots>;
  /** Makes the next `findOpenSlots` see what was just booked. */
  forgetOpenSlots(): void;
  /** The time that a schedule form requests, and whether the office offers it; `undefined` for other forms. */
  findRequestedSlot(submission: Pick<Submission, "formType" | "slotStart">): RequestedSlot | undefined;
  /** A booking, cancelled ones included; only what can be a token is looked up in the store. */
  find(token: string): Promise<StoredBooking | undefined>;
  cancel(token: string): Promise<CancelResult>;
  /** What the booking's page may show. */
  describe(booking: StoredBooking): ShownBooking;
  /** The booking as an iCalendar file. */
  renderFile(booking: StoredBooking): string;
}

/** Combines the office's hours with the stored bookings (decisions: Scheduling). */
export function createScheduling({ bookings, office, siteUrl, now = Date.now }: SchedulingParts): Scheduling {
  const { timeZone, slotMinutes } = office;
  const slotMs = slotMinutes * 60_000;
  const openSlots = createRecent(findOpenSlots, { now });
  return {
    findOpenSlots: openSlots.get,
    forgetOpenSlots: openSlots.forget,
    findRequestedSlot({ formType, slotStart }) {
      if (formType !== "schedule") return undefined;
      return { slotMinutes, isOffered: listOfferedSlots(office, now()).includes(slotStart) };
    },
    find: async (token) => (isToken(token) ? bookings.find({ token }) : undefined),
    cancel: async (token) =>
      isToken(token) ? bookings.cancel(token, now()).finally(openSlots.forget) : "unknown",
    describe: ({ token, slotStart, state, firstName, timezone, leadId, ...booking }) => ({
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
    // A booking may be longer than a slot, from before the owner changed the length.
    const isFree = (startMs: number) =>
      !taken.some((booking) => startMs < booking.endMs && startMs + slotMs > booking.startMs);
    const slots = listOfferedSlots(office, nowMs).filter((slot) => isFree(Date.parse(slot)));
    return { timezone: timeZone, slotMinutes, slots };
  }
}
