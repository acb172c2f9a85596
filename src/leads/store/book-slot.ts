import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { dayMs, minuteMs } from "#platform/time/durations.ts";
import type { LeadState, StoreTables } from "./schema.ts";

/** A literal, not a parameter, so that SQLite uses the partial index on booked slots. */
export const booked = sql.lit("booked" as const);

/** Held while booking, so that no one else can book the slot between the check and the insert. */
export const slotsLock = "slots";

/** The longest a booking can last. */
const longestSlotMs = dayMs;

/** The start time is in the submission. */
export interface RequestedSlot {
  slotMinutes: number;
  /** Minutes that other bookings keep free next to the slot. */
  bufferMinutes?: number;
  /** Whether the office offers the slot (hours, notice, days ahead), free or booked. Replays skip this check. */
  isOffered: boolean;
  /** Whether the owner's calendar is busy at that time. */
  isBusy?: boolean;
}

/** Selects bookings that end after `atMs`. */
export function selectBookedAfter(db: Kysely<StoreTables>, atMs: number) {
  return (
    db
      .selectFrom("bookings")
      .where("bookings.state", "=", booked)
      // Lets the query use the index on the start time.
      .where("slotStartMs", ">", atMs - longestSlotMs)
      .where(({ eb }) => eb(eb("slotStartMs", "+", eb("slotMinutes", "*", 60_000)), ">", atMs))
  );
}

/**
 * Returns whether a booking overlaps the slot or the buffer around it. Call it while holding `slotsLock`. `exceptToken`: the
 * booking to move.
 */
export async function isTaken(
  db: Kysely<StoreTables>,
  startMs: number,
  { slotMinutes, bufferMinutes = 0 }: Pick<RequestedSlot, "slotMinutes" | "bufferMinutes">,
  exceptToken = "",
): Promise<boolean> {
  const bufferMs = bufferMinutes * minuteMs;
  const overlapping = await selectBookedAfter(db, startMs - bufferMs)
    .select("token")
    .where("token", "!=", exceptToken)
    .where("slotStartMs", "<", startMs + slotMinutes * minuteMs + bufferMs)
    .executeTakeFirst();
  return overlapping !== undefined;
}

interface NewBooking {
  leadId: string;
  slotStartMs: number;
  slot: RequestedSlot;
  /** A quarantined lead gets a `held` booking, which doesn't block its slot and isn't shown. */
  leadState: LeadState;
  nowMs: number;
}

/** Call it while holding `slotsLock`. Returns the token, or `undefined` if the slot is taken or the owner is busy. */
export async function bookSlot(
  db: Kysely<StoreTables>,
  { leadId, slotStartMs, slot, leadState, nowMs }: NewBooking,
): Promise<string | undefined> {
  const isAccepted = leadState === "accepted";
  if (isAccepted && (slot.isBusy || (await isTaken(db, slotStartMs, slot)))) return undefined;
  const token = newToken();
  await db
    .insertInto("bookings")
    .values({
      token,
      leadId,
      slotStartMs,
      slotMinutes: slot.slotMinutes,
      state: isAccepted ? "booked" : "held",
      sequence: 0,
      createdAtMs: nowMs,
      changedAtMs: nowMs,
    })
    .execute();
  return token;
}

/** 144 random bits. Never starts or ends with - or _, which email clients strip from links and shells read as options. */
function newToken(): string {
  const token = randomBytes(18).toString("base64url");
  return /^[-_]|[-_]$/.test(token) ? newToken() : token;
}

export async function findBookingToken(db: Kysely<StoreTables>, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("bookings")
    .select("token")
    .where("leadId", "=", leadId)
    .where("state", "!=", "held")
    .executeTakeFirst();
  return row?.token;
}

/** `none`: the released lead didn't request a call; `notOffered`: it did, but not at an offered time. */
export type ReleasedBooking = "none" | "booked" | "taken" | "past" | "notOffered";

/**
 * Books a released lead's slot if it is free and in the future; otherwise deletes its `held` booking. Ignores buffers: the
 * owner decides.
 */
export async function bookQuarantinedSlot(
  db: Kysely<StoreTables>,
  leadId: string,
  nowMs: number,
): Promise<Exclude<ReleasedBooking, "none">> {
  const held = await db
    .selectFrom("bookings")
    .select(["token", "slotStartMs", "slotMinutes"])
    .where("leadId", "=", leadId)
    .where("state", "=", "held")
    .executeTakeFirst();
  if (!held) return "notOffered";
  const isPast = held.slotStartMs <= nowMs;
  if (isPast || (await isTaken(db, held.slotStartMs, held))) {
    await db.deleteFrom("bookings").where("token", "=", held.token).execute();
    return isPast ? "past" : "taken";
  }
  await db
    .updateTable("bookings")
    .set({ state: "booked", createdAtMs: nowMs, changedAtMs: nowMs })
    .where("token", "=", held.token)
    .execute();
  return "booked";
}
