import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { StoreTables } from "./schema.ts";
import type { LeadState } from "./store.ts";

/** Written out and not bound, so that the index of booked calls is used. */
export const booked = sql.lit("booked" as const);

/** Longer than any call. */
export const longestCallMs = 24 * 60 * 60 * 1000;

/** Whether a booked call, maybe of another length, is in the way of one. */
async function isTaken(db: Kysely<StoreTables>, startMs: number, slotMinutes: number): Promise<boolean> {
  const rival = await db
    .selectFrom("bookings")
    .select("token")
    .where("state", "=", booked)
    .where("slotStartMs", ">", startMs - longestCallMs)
    .where("slotStartMs", "<", startMs + slotMinutes * 60_000)
    .where(({ eb }) => eb(eb("slotStartMs", "+", eb("slotMinutes", "*", 60_000)), ">", startMs))
    .executeTakeFirst();
  return rival !== undefined;
}

/** What a booking is made with. */
export interface NewBooking {
  leadId: string;
  slotStart: string;
  slotMinutes: number;
  /** Quarantined leads get a held booking: it blocks no slot and is shown to nobody. */
  leadState: LeadState;
  nowMs: number;
}

/**
 * Books a call for a lead that is stored, and gives its token; `undefined` where its time is taken. The unique index
 * has the last word, because another server may book since one looked.
 */
export async function insertBooking(
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

/** The token that a lead was answered with, where it has booked a call. */
export async function findToken(db: Kysely<StoreTables>, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("bookings")
    .select("token")
    .where("leadId", "=", leadId)
    .where("state", "!=", "held")
    .executeTakeFirst();
  return row?.token;
}

/** What became of the call that a lead in quarantine had asked for; `none` where it had asked for no call. */
export type HeldCall = "none" | "booked" | "taken" | "past";

/** Books the call of a lead that leaves quarantine, if its time is still to come and free; else forgets it. */
export async function bookHeldCall(
  db: Kysely<StoreTables>,
  leadId: string,
  nowMs: number,
): Promise<HeldCall> {
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
