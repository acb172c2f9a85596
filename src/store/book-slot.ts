import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { LeadState, StoreTables } from "./schema.ts";

/** Written out and not bound, so that the index of booked times is used. */
export const booked = sql.lit("booked" as const);

/** Longer than any booking. */
export const longestSlotMs = 24 * 60 * 60 * 1000;

/** The time that a schedule request is for, beside its start. */
export interface RequestedSlot {
  slotMinutes: number;
  /** The office offers that time, free or not; a replay is answered even when it no longer does. */
  isOffered: boolean;
}

/** Checks for a booking, maybe of another length, at the same time. */
async function isTaken(db: Kysely<StoreTables>, startMs: number, slotMinutes: number): Promise<boolean> {
  const rival = await db
    .selectFrom("bookings")
    .select("token")
    .where("state", "=", booked)
    .where("slotStartMs", ">", startMs - longestSlotMs)
    .where("slotStartMs", "<", startMs + slotMinutes * 60_000)
    .where(({ eb }) => eb(eb("slotStartMs", "+", eb("slotMinutes", "*", 60_000)), ">", startMs))
    .executeTakeFirst();
  return rival !== undefined;
}

/** A booking to make. */
export interface NewBooking {
  leadId: string;
  /** ISO 8601, UTC. */
  slotStart: string;
  slotMinutes: number;
  /** Quarantined leads get a held booking: it blocks no slot and is shown to nobody. */
  leadState: LeadState;
  nowMs: number;
}

/**
 * Books a time for a stored lead. Returns the token; `undefined` where the time is taken. The unique index has the last
 * word, because another server may book between the check and the insert.
 */
export async function bookSlot(
  db: Kysely<StoreTables>,
  { leadId, slotStart, slotMinutes, leadState, nowMs }: NewBooking,
): Promise<string | undefined> {
  const slotStartMs = Date.parse(slotStart);
  if (leadState === "accepted" && (await isTaken(db, slotStartMs, slotMinutes))) return undefined;
  const row = await db
    .insertInto("bookings")
    .values({
      token: newToken(),
      leadId,
      slotStartMs,
      slotMinutes,
      state: leadState === "quarantined" ? "held" : "booked",
      sequence: 0,
      createdAtMs: nowMs,
      changedAtMs: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("token")
    .executeTakeFirst();
  return row?.token;
}

/** 144 bits. Never starts or ends with - or _: mail programs would leave it out of a link, terminals take it for an option. */
function newToken(): string {
  const token = randomBytes(18).toString("base64url");
  return /^[-_]|[-_]$/.test(token) ? newToken() : token;
}

/** The token of a lead's booking. */
export async function findBookingToken(db: Kysely<StoreTables>, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("bookings")
    .select("token")
    .where("leadId", "=", leadId)
    .where("state", "!=", "held")
    .executeTakeFirst();
  return row?.token;
}

/** Result for the time of a released lead; `none` where it was for no time. */
export type ReleasedBooking = "none" | "booked" | "taken" | "past";

/** Books the time of a lead that leaves quarantine, if it is still free and in the future; deletes the held booking if not. */
export async function bookHeldSlot(
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
