import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import type { FormLimits } from "#config/settings/index.ts";
import { foldEmail } from "#platform/email.ts";
import type { FormType, Submission } from "../forms/index.ts";
import { awaitNoOtherReply, isReplyPromised, selectChangedAt } from "./awaited-replies.ts";
import { bookQuarantinedSlot, type ReleasedBooking, slotsLock } from "./book-slot.ts";
import type { Engine } from "./engine.ts";
import { hashLead, type LeadHashes } from "./lead-hashes.ts";
import { createLeadIds } from "./lead-id.ts";
import { insertReminder, releaseLeadDeliveries } from "./queue-deliveries.ts";
import { longestWindowMs } from "./rate-limits.ts";
import { type NewLead, type RecordResult, recordLead } from "./record-lead.ts";
import type { LeadState, LeadsTable, QuarantineReason, StoreTables } from "./schema.ts";

export interface Lead extends Submission {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  state: LeadState;
  /** Still set after a release, to explain why the lead arrived late. */
  quarantineReason: QuarantineReason | null;
  /** When it was released from quarantine; ISO 8601, UTC. */
  releasedAt: string | null;
  /** When the owner answered; ISO 8601, UTC. */
  answeredAt: string | null;
}

/** `booking`: what happened to the lead's slot. */
export type ReleaseResult =
  | { kind: "released"; booking: ReleasedBooking }
  | { kind: "notQuarantined" }
  | { kind: "unknown" };

export interface LeadFilter {
  state: LeadState;
  formType?: FormType | undefined;
  receivedFromMs?: number | undefined;
  /** For leads from quarantine, the time of their release counts. */
  arrivedFromMs?: number | undefined;
}

/** How many rows `listAll` reads at once. */
const batchSize = 500;

/** At most `limit` leads, older than the lead `beforeId`. */
interface LeadBatch extends LeadFilter {
  beforeId?: string | undefined;
  limit: number;
}

/** `reference`: as the visitor quotes it. */
export type LeadKey = { id: string } | { reference: string };

const originColumns = [
  "id",
  "receivedAtMs",
  "releasedAtMs",
  "answeredAtMs",
  "replyAlerts",
  "formType",
  "source",
  "sourcePath",
  "signalSlug",
  "journey",
] as const;

/** The part of a lead that statistics need. */
export interface LeadOrigin extends Pick<LeadsTable, (typeof originColumns)[number]> {
  /** When its call was canceled. */
  canceledAtMs: number | null;
  /** When its call, if it isn't canceled, was booked or last moved. */
  bookedAtMs: number | null;
}

export type Leads = ReturnType<typeof createLeads>;

export function createLeads(engine: Engine, now: () => number) {
  const { db } = engine;
  const nextId = createLeadIds(now);

  function selectBatch({ state, formType, receivedFromMs, arrivedFromMs, beforeId, limit }: LeadBatch) {
    let query = db.selectFrom("leads").where("state", "=", state);
    if (formType !== undefined) query = query.where("formType", "=", formType);
    if (receivedFromMs !== undefined) query = query.where("receivedAtMs", ">=", receivedFromMs);
    if (arrivedFromMs !== undefined) query = query.where(arrivedAt, ">=", arrivedFromMs);
    if (beforeId !== undefined) query = query.where("id", "<", beforeId);
    return query.orderBy("id", "desc").limit(limit);
  }

  return {
    /** Records a submission with its idempotency key, booking and deliveries in one transaction. */
    record: (lead: NewLead, limits: FormLimits | "off"): Promise<RecordResult> =>
      engine.write(async (transaction) => {
        const emailKey = foldEmail(lead.submission.email);
        const hashes = hashLead(engine.salt, { ...lead, emailKey });
        await engine.lock(transaction, listLocks(lead, hashes, limits));
        const nowMs = now();
        await forgetSenders(transaction, nowMs);
        return recordLead(transaction, lead, { limits, hashes, emailKey, id: nextId(), nowMs });
      }),

    /** Newest first. */
    async listLeads(batch: LeadBatch): Promise<readonly Lead[]> {
      const rows = await selectBatch(batch).selectAll().execute();
      return rows.map(toLead);
    },

    /** Newest first. */
    listOrigins: (batch: LeadBatch): Promise<readonly LeadOrigin[]> =>
      selectBatch(batch)
        .select(originColumns)
        .select((eb) => [
          selectChangedAt(eb, "cancelled").as("canceledAtMs"),
          selectChangedAt(eb, "booked").as("bookedAtMs"),
        ])
        .execute(),

    async findLead(key: LeadKey): Promise<Lead | undefined> {
      const query = db.selectFrom("leads").selectAll();
      const found =
        "id" in key ? query.where("id", "=", key.id) : query.where("id", "like", idPattern(key.reference));
      const row = await found.orderBy("id", "desc").executeTakeFirst();
      return row && toLead(row);
    },

    /** Releases a lead from quarantine for delivery. */
    release: (id: string): Promise<ReleaseResult> =>
      engine.write(async (transaction) => {
        await engine.lock(transaction, [id, slotsLock]);
        const lead = await transaction
          .selectFrom("leads")
          .select(["state", "formType", "emailKey", "slotStart"])
          .where("id", "=", id)
          .executeTakeFirst();
        if (!lead) return { kind: "unknown" };
        if (lead.state !== "quarantined") return { kind: "notQuarantined" };
        const nowMs = now();
        await transaction
          .updateTable("recentPosts")
          .set({ state: "released" })
          .where("leadId", "=", id)
          .execute();
        const { formType, emailKey, slotStart } = lead;
        await releaseLeadDeliveries(transaction, { leadId: id, formType, emailKey, nowMs });
        const booking = formType === "schedule" ? await bookQuarantinedSlot(transaction, id, nowMs) : "none";
        const isBooked = booking === "booked";
        await transaction
          .updateTable("leads")
          .set({
            state: "accepted",
            releasedAtMs: nowMs,
            replyAlerts: isReplyPromised(formType, isBooked) ? 0 : null,
          })
          .where("id", "=", id)
          .execute();
        if (isBooked)
          await insertReminder(transaction, { leadId: id, slotStartMs: Date.parse(slotStart), nowMs });
        if (isBooked) await awaitNoOtherReply(transaction, { id, emailKey });
        return { kind: "released", booking };
      }),

    /** Deletes sender hashes that no longer count toward any limit. */
    forgetSenders: (nowMs: number) => engine.write((transaction) => forgetSenders(transaction, nowMs)),
  };
}

/** When a lead was released from quarantine or, if it never was there, received. */
export function arrivedAt({ fn }: ExpressionBuilder<StoreTables, "leads">) {
  return fn.coalesce("releasedAtMs", "receivedAtMs");
}

async function forgetSenders(transaction: Kysely<StoreTables>, nowMs: number): Promise<void> {
  await transaction
    .deleteFrom("recentPosts")
    .where("atMs", "<", nowMs - longestWindowMs)
    .execute();
}

/**
 * Lists the locks for everything a lead's outcome depends on: leads with the same key or content, slots, and the sender's
 * other leads.
 */
function listLocks({ slot }: NewLead, hashes: LeadHashes, limits: FormLimits | "off"): string[] {
  const { key, content, ip, email } = hashes;
  const sender = limits === "off" ? [] : [ip, email];
  return [key, content, slot && slotsLock, ...sender].filter((name) => name !== undefined).filter(Boolean);
}

/** Returns a LIKE pattern that matches the ids with this reference. */
export function idPattern(reference: string): string {
  return `%${reference.replace(/[^0-9A-Z]/g, "")}`;
}

/** Newest first, in batches. */
export const listAllLeads = (store: Pick<Leads, "listLeads">, filter: LeadFilter, limit?: number) =>
  listAll(store.listLeads, filter, limit);

/** Newest first, in batches. */
export const listAllOrigins = (store: Pick<Leads, "listOrigins">, filter: LeadFilter) =>
  listAll(store.listOrigins, filter);

export async function* listAll<Row extends { id: string }, Filter>(
  listBatch: (batch: Filter & { beforeId?: string | undefined; limit: number }) => Promise<readonly Row[]>,
  filter: Filter,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row> {
  let beforeId: string | undefined;
  for (let left = limit; left > 0; left -= batchSize) {
    const rows = await listBatch({ ...filter, beforeId, limit: Math.min(left, batchSize) });
    yield* rows;
    beforeId = rows.at(-1)?.id;
    if (rows.length < batchSize) return;
  }
}

export function toLead(row: Selectable<LeadsTable>): Lead {
  const { receivedAtMs, releasedAtMs, answeredAtMs, replyAlerts, emailKey, ...lead } = row;
  return {
    ...lead,
    receivedAt: new Date(receivedAtMs).toISOString(),
    releasedAt: isoOf(releasedAtMs),
    answeredAt: isoOf(answeredAtMs),
  };
}

export function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
