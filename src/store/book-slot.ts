import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { LeadState, StoreTables } from "./schema.ts";

/** A literal and not a bound parameter, so that SQLite uses the partial index of booked slots. */
export const booked = sql.lit("booked" as const);

/** Lock of whoever takes a slot: it is free at the check and still free at the insert. */
export const slotsLock = "slots";

/** Upper bound on the length of a booking. */
const longestSlotMs = 24 * 60 * 60 * 1000;

/** The slot that a schedule request is for; its start is in the submission. */
export interface RequestedSlot {
  slotMinutes: number;
  /** Whether the office offers it, free or booked. A replay gets its response even when it no longer does. */
  isOffered: boolean;
  /** The owner is busy then: it is taken. */
  isBusy?: boolean;
}

/** Selects booked calls that end after a time. */
export function selectBookedAfter(db: Kysely<StoreTables>, atMs: number) {
  return (
    db
      .selectFrom("bookings")
      .where("bookings.state", "=", booked)
      // For the index, which knows no lengths.
      .where("slotStartMs", ">", atMs - longestSlotMs)
      .where(({ eb }) => eb(eb("slotStartMs", "+", eb("slotMinutes", "*", 60_000)), ">", atMs))
  );
}

/**
 * Checks for an overlapping booking, which may have another length; `exceptToken` is the booking to be moved. Decides who
 * gets a slot, so it runs under `slotsLock`.
 */
export async function isTaken(
  db: Kysely<StoreTables>,
  startMs: number,
  slotMinutes: number,
  exceptToken = "",
): Promise<boolean> {
  const overlapping = await selectBookedAfter(db, startMs)
    .select("token")
    .where("token", "!=", exceptToken)
    .where("slotStartMs", "<", startMs + slotMinutes * 60_000)
    .executeTakeFirst();
  return overlapping !== undefined;
}

/** A booking to make. */
export interface NewBooking {
  leadId: string;
  /** ISO 8601, UTC. */
  slotStart: string;
  slotMinutes: number;
  /** A quarantined lead gets a held booking, which blocks no slot and is not shown. */
  leadState: LeadState;
  nowMs: number;
}

/** Books a slot for a stored lead, under `slotsLock`. Returns the token, or `undefined` if the slot is taken. */
export async function bookSlot(
  db: Kysely<StoreTables>,
  { leadId, slotStart, slotMinutes, leadState, nowMs }: NewBooking,
): Promise<string | undefined> {
  const slotStartMs = Date.parse(slotStart);
  if (leadState === "accepted" && (await isTaken(db, slotStartMs, slotMinutes))) return undefined;
  const token = newToken();
  await db
    .insertInto("bookings")
    .values({
      token,
      leadId,
      slotStartMs,
      slotMinutes,
      state: leadState === "quarantined" ? "held" : "booked",
      sequence: 0,
      createdAtMs: nowMs,
      changedAtMs: nowMs,
    })
    .execute();
  return token;
}

/** 144 random bits. Never starts or ends with - or _: mail programs drop them from links, terminals read them as options. */
function newToken(): string {
  const token = randomBytes(18).toString("base64url");
  return /^[-_]|[-_]$/.test(token) ? newToken() : token;
}

/** Finds the token of a lead's booking. */
export async function findBookingToken(db: Kysely<StoreTables>, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("bookings")
    .select("token")
    .where("leadId", "=", leadId)
    .where("state", "!=", "held")
    .executeTakeFirst();
  return row?.token;
}

/** Result for the slot of a released lead; `none` where it had none. */
export type ReleasedBooking = "none" | "booked" | "taken" | "past";

/** Books the slot of a released lead if it is still free and in the future; otherwise deletes the held booking. */
export async function bookQuarantinedSlot(
  db: Kysely<StoreTables>,
  leadId: string,
  nowMs: number,
): Promise<ReleasedBooking> {
  const held = await db
    .selectFrom("bookings")
    .select(["token", "slotStartMs", "slotMinutes"])
    .where("leadId", "=", leadId)
    .where("state", "=", "held")
    .executeTakeFirst();
  if (!held) return "none";
  const isPast = held.slotStartMs <= nowMs;
  if (isPast || (await isTaken(db, held.slotStartMs, held.slotMinutes))) {
    await db.deleteFrom("bookings").where("token", "=", held.token).execute();
    return isPast ? "past" : "taken";
  }
  await db
    .updateTable("bookings")
    .set({ state: "booked", changedAtMs: nowMs })
    .where("token", "=", held.token)
    .execute();
  return "booked";
}
