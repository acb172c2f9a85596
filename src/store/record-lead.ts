import type { Kysely } from "kysely";
import type { FormLimits } from "../settings/settings.ts";
import { booked, findToken, insertBooking } from "./book-call.ts";
import type { Fingerprints } from "./fingerprints.ts";
import { findQuarantineWaitMs, isAboveOverall, judgeLimits } from "./judge-limits.ts";
import { insertRequestRows, isRequestMailSkipped } from "./outbox-rows.ts";
import type { StoreTables } from "./schema.ts";
import type { LeadState, NewLead, RecordResult } from "./store.ts";

/** A native post has no key: its double click is recognized by its content within this time (decisions: HTTP contract). */
const sameContentWindowMs = 60_000;

/** A booking that stands answers the same request again within this time (decisions: Scheduling). */
const sameCallWindowMs = 10 * 60_000;

/** What recording works with beside the lead. */
export interface RecordContext {
  limits: FormLimits | "off";
  fingerprints: Fingerprints;
  id: string;
  nowMs: number;
}

/** Writes a lead with everything that belongs to it. Runs inside a transaction that the caller commits. */
export async function recordLead(
  db: Kysely<StoreTables>,
  lead: NewLead,
  context: RecordContext,
): Promise<RecordResult> {
  const first = await findFirstAnswer(db, lead, context);
  if (first && first.contentHash !== context.fingerprints.content) return { kind: "otherContent" };
  if (first) {
    await keepKey(db, first, context.fingerprints);
    return answerAgain(db, first);
  }

  if (lead.isReplayOnly) return { kind: "refused" };
  if (lead.call?.isOffered === false && !lead.honeypot) return { kind: "slotNotOffered" };

  const { id, nowMs, fingerprints } = context;
  const limits = context.limits === "off" ? undefined : context.limits;
  const judged = limits && { limits, fingerprints, nowMs };
  const quarantineReason = lead.honeypot
    ? "honeypot"
    : judged
      ? await judgeLimits(db, judged, lead.call !== undefined)
      : null;
  const state = quarantineReason ? "quarantined" : "accepted";
  const bytes = quarantineReason ? Buffer.byteLength(JSON.stringify(lead.submission)) : 0;
  if (judged && quarantineReason) {
    const retryAfterMs = await findQuarantineWaitMs(db, judged, bytes);
    if (retryAfterMs > 0) return { kind: "quarantineFull", retryAfterMs };
  }

  await db
    .insertInto("leads")
    .values({ ...lead.submission, id, receivedAtMs: nowMs, state, quarantineReason, releasedAtMs: null })
    .execute();
  let token: string | undefined;
  if (lead.call?.isOffered) {
    const { slotStart } = lead.submission;
    const { slotMinutes } = lead.call;
    token = await insertBooking(db, { leadId: id, slotStart, slotMinutes, leadState: state, nowMs });
    if (token === undefined) {
      await db.deleteFrom("leads").where("id", "=", id).execute();
      return { kind: "slotTaken" };
    }
  }
  await keepKey(db, { id, state }, fingerprints);
  await db
    .insertInto("recentPosts")
    .values({
      leadId: id,
      atMs: nowMs,
      state,
      bytes,
      addressHash: fingerprints.address,
      networkHash: fingerprints.network ?? null,
      emailHash: fingerprints.email,
      contentHash: fingerprints.content,
    })
    .execute();
  const { formType, email } = lead.submission;
  const isMailSkipped = await insertRequestRows(db, {
    ...{ leadId: id, leadState: state, formType, email, limits: context.limits, nowMs },
  });
  if (state === "quarantined") return { kind: "recorded", id, state, replayed: false };
  const isAbove = limits !== undefined && (await isAboveOverall(db, limits.overall, nowMs));
  return {
    kind: "recorded",
    id,
    state,
    replayed: false,
    ...(isMailSkipped && { isMailSkipped }),
    ...(token && { booking: token }),
    ...(isAbove && { isAboveOverall: true }),
  };
}

interface FirstAnswer {
  id: string;
  state: LeadState;
  contentHash: string;
}

/** Keeps which lead a key was answered with; a key that is kept already stays as it is. */
async function keepKey(
  db: Kysely<StoreTables>,
  { id, state }: Pick<FirstAnswer, "id" | "state">,
  { key, content }: Fingerprints,
): Promise<void> {
  if (key === undefined) return;
  await db
    .insertInto("idempotency")
    .values({ keyHash: key, leadId: id, answeredState: state, contentHash: content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function answerAgain(db: Kysely<StoreTables>, { id, state }: FirstAnswer): Promise<RecordResult> {
  const booking = state === "accepted" ? await findToken(db, id) : undefined;
  const isMailSkipped = state === "accepted" && (await isRequestMailSkipped(db, id));
  return {
    kind: "recorded",
    id,
    state,
    replayed: true,
    ...(isMailSkipped && { isMailSkipped }),
    ...(booking && { booking }),
  };
}

async function findFirstAnswer(
  db: Kysely<StoreTables>,
  lead: NewLead,
  { fingerprints, nowMs }: RecordContext,
): Promise<FirstAnswer | undefined> {
  if (fingerprints.key !== undefined) {
    const first = await db
      .selectFrom("idempotency")
      .select(["leadId as id", "answeredState as state", "contentHash"])
      .where("keyHash", "=", fingerprints.key)
      .executeTakeFirst();
    if (first) return { ...first, contentHash: first.contentHash || fingerprints.content };
  }
  const isNativeWithoutKey = lead.sameContentIsSameLead && fingerprints.key === undefined;
  if (!isNativeWithoutKey && !lead.call) return undefined;
  return (
    db
      .selectFrom("recentPosts")
      .innerJoin("leads", "leads.id", "recentPosts.leadId")
      .leftJoin("bookings", "bookings.leadId", "leads.id")
      .select(["leads.id as id", "leads.state as state", "contentHash"])
      // A visitor who cancels a call and books it again means it.
      .where(({ and, eb, or }) => {
        const isSameCall = and([
          eb("bookings.state", "=", booked),
          eb("atMs", ">", nowMs - sameCallWindowMs),
        ]);
        if (!isNativeWithoutKey) return isSameCall;
        const isStanding = or([eb("bookings.state", "is", null), eb("bookings.state", "!=", "cancelled")]);
        return or([isSameCall, and([isStanding, eb("atMs", ">", nowMs - sameContentWindowMs)])]);
      })
      // A person's request is not the machine's that sent the same before it.
      .where("leads.quarantineReason", lead.honeypot ? "=" : "is distinct from", "honeypot")
      .where("addressHash", "=", fingerprints.address)
      .where("contentHash", "=", fingerprints.content)
      .where("atMs", "<=", nowMs)
      .executeTakeFirst()
  );
}
