import type { Kysely } from "kysely";
import type { BookingState, StoredBooking } from "../bookings/index.ts";
import { awaitReplyAgain } from "./awaited-replies.ts";
import { isTaken, type RequestedSlot, selectBookedAfter, slotsLock } from "./book-slot.ts";
import type { Engine } from "./engine.ts";
import { idPattern } from "./leads.ts";
import { insertChangeDeliveries, insertReminder } from "./queue-deliveries.ts";
import type { BookingsTable, StoreTables } from "./schema.ts";

/** `reference`: as the visitor quotes it. */
export type BookingKey = { token: string } | { leadId: string } | { reference: string };

/** `visitor`: on the booking page, which the owner's emails link to as well. */
type CanceledBy = "visitor" | "owner";

/** `past`: the call has already started. */
export type CancelResult = "cancelled" | "alreadyCancelled" | "past" | "unknown";

export interface NewTime extends RequestedSlot {
  /** ISO 8601, UTC; can be any string if `isOffered` is false. */
  slotStart: string;
}

/** `moved` is also returned for a repeated request; `past`: the call has already started. */
export type MoveResult = "moved" | "taken" | "notOffered" | "tooOften" | "cancelled" | "past" | "unknown";

/** Limited because each change sends two emails. */
const maxChanges = 10;

export type Bookings = ReturnType<typeof createBookings>;

export function createBookings(engine: Engine) {
  const { db } = engine;
  /** Omits `held` bookings. */
  const selectBookings = () =>
    db
      .selectFrom("bookings")
      .innerJoin("leads", "leads.id", "bookings.leadId")
      .select(["token", "leadId", "slotStartMs", "slotMinutes", "bookings.state", "sequence"])
      .select(["createdAtMs", "changedAtMs", "firstName", "lastName", "email", "message", "timezone"])
      .where("bookings.state", "!=", "held")
      .$narrowType<{ state: BookingState }>();

  return {
    /** Lists the times of bookings that aren't over yet, in no particular order. */
    async listTakenTimes(nowMs: number) {
      const rows = await selectBookedAfter(db, nowMs).select(["slotStartMs", "slotMinutes"]).execute();
      return rows.map(({ slotStartMs, slotMinutes }) => ({
        startMs: slotStartMs,
        endMs: slotStartMs + slotMinutes * 60_000,
      }));
    },

    /** Lists bookings that aren't over yet, soonest first. */
    async listComingBookings(nowMs: number): Promise<readonly StoredBooking[]> {
      const rows = await selectBookings()
        .where("token", "in", selectBookedAfter(db, nowMs).select("token"))
        .orderBy("slotStartMs")
        .execute();
      return rows.map(toBooking);
    },

    async findBooking(key: BookingKey): Promise<StoredBooking | undefined> {
      let query = selectBookings();
      if ("token" in key) query = query.where("token", "=", key.token);
      else if ("leadId" in key) query = query.where("leadId", "=", key.leadId);
      else query = query.where("leadId", "like", idPattern(key.reference));
      const row = await query.orderBy("leadId", "desc").executeTakeFirst();
      return row && toBooking(row);
    },

    /** Frees the slot, and queues one email to the visitor and one to the owner. */
    cancelBooking: (token: string, nowMs: number, by: CanceledBy = "visitor"): Promise<CancelResult> =>
      engine.write(async (transaction) => {
        await engine.lock(transaction, [token]);
        const booking = await findChangeable(transaction, token, nowMs);
        if (booking === "cancelled") return "alreadyCancelled";
        if (typeof booking === "string") return booking;
        const { leadId } = booking;
        const sequence = booking.sequence + 1;
        await transaction
          .updateTable("bookings")
          .set({ state: "cancelled", sequence, changedAtMs: nowMs })
          .where("token", "=", token)
          .execute();
        await awaitReplyAgain(transaction, leadId);
        const isByOwner = by === "owner";
        await insertChangeDeliveries(transaction, { kind: "cancel", leadId, sequence, nowMs, isByOwner });
        return "cancelled";
      }),

    /** Moves the booking to the new slot, and queues one email to the visitor and one to the owner. */
    moveBooking: (token: string, time: NewTime, nowMs: number): Promise<MoveResult> =>
      engine.write(async (transaction) => {
        await engine.lock(transaction, [token, slotsLock]);
        const booking = await findChangeable(transaction, token, nowMs);
        if (typeof booking === "string") return booking;
        const { slotMinutes } = time;
        const slotStartMs = Date.parse(time.slotStart);
        if (booking.slotStartMs === slotStartMs) return "moved";
        if (!time.isOffered) return "notOffered";
        if (booking.sequence >= maxChanges) return "tooOften";
        if (time.isBusy || (await isTaken(transaction, slotStartMs, time, token))) return "taken";
        const { leadId } = booking;
        const sequence = booking.sequence + 1;
        await transaction
          .updateTable("bookings")
          .set({ slotStartMs, slotMinutes, sequence, changedAtMs: nowMs })
          .where("token", "=", token)
          .execute();
        await insertChangeDeliveries(transaction, { kind: "move", leadId, sequence, nowMs });
        await insertReminder(transaction, { leadId, slotStartMs, sequence, nowMs });
        return "moved";
      }),
  };
}

/** Finds a booking, or returns why it can't be canceled or moved. */
async function findChangeable(db: Kysely<StoreTables>, token: string, nowMs: number) {
  const booking = await db
    .selectFrom("bookings")
    .select(["leadId", "state", "sequence", "slotStartMs"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (!booking || booking.state === "held") return "unknown";
  if (booking.state === "cancelled") return "cancelled";
  return booking.slotStartMs <= nowMs ? "past" : booking;
}

type BookingRow = Omit<StoredBooking, "slotStart" | "createdAt" | "changedAt"> &
  Pick<BookingsTable, "slotStartMs" | "createdAtMs" | "changedAtMs">;

function toBooking({ slotStartMs, createdAtMs, changedAtMs, ...row }: BookingRow): StoredBooking {
  const iso = (ms: number) => new Date(ms).toISOString();
  return { ...row, slotStart: iso(slotStartMs), createdAt: iso(createdAtMs), changedAt: iso(changedAtMs) };
}
