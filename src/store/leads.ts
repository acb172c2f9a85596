import type { Selectable } from "kysely";
import type { Submission } from "../leads/index.ts";
import type { FormLimits } from "../settings/index.ts";
import { bookHeldSlot, type ReleasedBooking } from "./book-slot.ts";
import { type Engine, inWriteTransaction } from "./engine.ts";
import { insertReminder, releaseRequestDeliveries } from "./insert-deliveries.ts";
import { createLeadHasher, type LeadHashes } from "./lead-hashes.ts";
import { createLeadIds } from "./lead-id.ts";
import { isAboveOverall } from "./rate-limits.ts";
import { type NewLead, type RecordResult, recordLead } from "./record-lead.ts";
import type { LeadState, LeadsTable, QuarantineReason } from "./schema.ts";

/** Longest window of a rate limit; older posts are deleted. */
const recentMs = 24 * 60 * 60 * 1000;

/** Held by who books. */
const slotsLock = "slots";

/** Leads that are read at once when all are listed. */
const batchSize = 200;

/** A stored submission. */
export interface Lead extends Submission {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  state: LeadState;
  /** Kept after a release, to show why the lead was late. */
  quarantineReason: QuarantineReason | null;
  /** ISO 8601, UTC; when a person released it from quarantine. */
  releasedAt: string | null;
}

/** Result of a release; `booking`: what became of the lead's slot. */
export type ReleaseResult =
  | { kind: "released"; booking: ReleasedBooking }
  | { kind: "notQuarantined" }
  | { kind: "unknown" };

/** Selects leads of one state: at most `limit`, older than the lead with the id `beforeId`. */
export interface LeadFilter {
  state: LeadState;
  beforeId?: string | undefined;
  limit: number;
}

/** Operations on leads. */
export interface Leads {
  /** Records a submission with its idempotency key, booking and deliveries in one transaction. */
  record(lead: NewLead, limits: FormLimits | "off"): Promise<RecordResult>;
  /** Lists leads, newest first. */
  listLeads(filter: LeadFilter): Promise<readonly Lead[]>;
  /** Releases a lead from quarantine for delivery. */
  release(id: string): Promise<ReleaseResult>;
  /** Whether more leads were accepted, from all senders, than the overall limit expects. */
  isAboveOverall(limits: FormLimits | "off"): Promise<boolean>;
  /** Deletes the hashes of senders that no longer count toward any limit. */
  forgetSenders(nowMs: number): Promise<void>;
}

/** Creates the operations on an open, migrated database. */
export function createLeads(engine: Engine, now: () => number): Leads {
  const { db } = engine;
  const hashLead = createLeadHasher(engine.salt);
  const nextId = createLeadIds(now);

  async function record(lead: NewLead, limits: FormLimits | "off"): Promise<RecordResult> {
    const hashes = hashLead(lead);
    return inWriteTransaction(db, engine, async (transaction) => {
      await engine.lock(transaction, listLocks(lead, hashes));
      const nowMs = now();
      await forgetSenders(nowMs, transaction);
      return recordLead(transaction, lead, { limits, hashes, id: nextId(), nowMs });
    });
  }

  async function forgetSenders(nowMs: number, connection = db): Promise<void> {
    await connection
      .deleteFrom("recentPosts")
      .where("atMs", "<", nowMs - recentMs)
      .execute();
  }

  async function listLeads({ state, beforeId, limit }: LeadFilter): Promise<readonly Lead[]> {
    let query = db.selectFrom("leads").selectAll().where("state", "=", state);
    if (beforeId !== undefined) query = query.where("id", "<", beforeId);
    const rows = await query.orderBy("id", "desc").limit(limit).execute();
    return rows.map(toLead);
  }

  async function release(id: string): Promise<ReleaseResult> {
    return inWriteTransaction(db, engine, async (transaction) => {
      await engine.lock(transaction, [id, slotsLock]);
      const lead = await transaction
        .selectFrom("leads")
        .select(["state", "formType", "email", "slotStart"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!lead) return { kind: "unknown" };
      if (lead.state !== "quarantined") return { kind: "notQuarantined" };
      const nowMs = now();
      await transaction
        .updateTable("leads")
        .set({ state: "accepted", releasedAtMs: nowMs })
        .where("id", "=", id)
        .execute();
      await transaction
        .updateTable("recentPosts")
        .set({ state: "released" })
        .where("leadId", "=", id)
        .execute();
      const { formType, email } = lead;
      await releaseRequestDeliveries(transaction, { leadId: id, formType, email, nowMs });
      const booking = await bookHeldSlot(transaction, id, nowMs);
      if (booking === "booked") {
        await insertReminder(transaction, { leadId: id, slotStart: lead.slotStart, nowMs });
      }
      return { kind: "released", booking };
    });
  }

  return {
    record,
    listLeads,
    release,
    forgetSenders,
    isAboveOverall: async (limits) => limits !== "off" && isAboveOverall(db, limits.overall, now()),
  };
}

/** Names of what decides about a new lead: its sender, the first post with its key, and the offered slots. */
function listLocks({ slot }: NewLead, { ip, network, email, key }: LeadHashes): string[] {
  return [ip, network, email, key, slot && slotsLock].filter((name) => name !== undefined);
}

/** Lists all leads of a state, newest first, in batches. */
export async function* listAllLeads(store: Pick<Leads, "listLeads">, state: LeadState): AsyncGenerator<Lead> {
  let beforeId: string | undefined;
  do {
    const leads = await store.listLeads({ state, beforeId, limit: batchSize });
    yield* leads;
    beforeId = leads.length < batchSize ? undefined : leads.at(-1)?.id;
  } while (beforeId !== undefined);
}

/** Converts a row into a lead. */
export function toLead({ receivedAtMs, releasedAtMs, ...row }: Selectable<LeadsTable>): Lead {
  const releasedAt = releasedAtMs === null ? null : new Date(releasedAtMs).toISOString();
  return { ...row, receivedAt: new Date(receivedAtMs).toISOString(), releasedAt };
}
