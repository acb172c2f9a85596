import type { Kysely, Selectable } from "kysely";
import type { Submission } from "../leads/index.ts";
import type { FormLimits } from "../settings/index.ts";
import { bookHeldSlot, type ReleasedBooking } from "./book-slot.ts";
import { type Engine, inWriteTransaction } from "./engine.ts";
import { releaseRequestDeliveries } from "./insert-deliveries.ts";
import type { createLeadHasher } from "./lead-hashes.ts";
import { createLeadIds } from "./lead-id.ts";
import { isAboveOverall } from "./rate-limits.ts";
import { type NewLead, type RecordResult, recordLead } from "./record-lead.ts";
import type { LeadState, LeadsTable, QuarantineReason, StoreTables } from "./schema.ts";

/** Longest window of a rate limit; older posts are deleted. */
const recentMs = 24 * 60 * 60 * 1000;

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

/** A new lead with the limits that it is counted against. */
export interface LimitedLead {
  lead: NewLead;
  limits: FormLimits | "off";
}

/** Result of a release; `booking`: what became of the lead's slot. */
export type ReleaseResult =
  | { kind: "released"; booking: ReleasedBooking }
  | { kind: "notQuarantined" }
  | { kind: "unknown" };

/** Dependencies of the statements over leads. */
export interface LeadsParts {
  db: Kysely<StoreTables>;
  engine: Engine;
  hashLead: ReturnType<typeof createLeadHasher>;
  now?: () => number;
}

/** Operations on leads. */
export interface Leads {
  /** Records leads in one transaction; returns a result for each, in order. Durable when it returns. */
  recordAll(leads: readonly LimitedLead[]): Promise<readonly RecordResult[]>;
  /** Lists up to `count` leads of a state, newest first; only older ones than `beforeId` where it is given. */
  listPage(state: LeadState, beforeId: string | undefined, count: number): Promise<readonly Lead[]>;
  release(id: string): Promise<ReleaseResult>;
  /** Whether more leads were accepted, from all senders, than the overall limit expects. */
  isAboveOverall(limits: FormLimits | "off"): Promise<boolean>;
  /** Deletes the hashes of senders that no longer count toward any limit. */
  forgetSenders(nowMs: number): Promise<void>;
}

/** Creates the operations on an open, migrated database. */
export function createLeads({ db, engine, hashLead, now = Date.now }: LeadsParts): Leads {
  const nextId = createLeadIds(now);

  async function recordAll(leads: readonly LimitedLead[]): Promise<readonly RecordResult[]> {
    return inWriteTransaction(db, engine, async (transaction) => {
      const nowMs = now();
      await forgetSenders(nowMs, transaction);
      const results: RecordResult[] = [];
      for (const { lead, limits } of leads) {
        const context = { limits, hashes: hashLead(lead), id: nextId(), nowMs };
        results.push(await recordLead(transaction, lead, context));
      }
      return results;
    });
  }

  async function forgetSenders(nowMs: number, connection = db): Promise<void> {
    await connection
      .deleteFrom("recentPosts")
      .where("atMs", "<", nowMs - recentMs)
      .execute();
  }

  async function listPage(state: LeadState, beforeId: string | undefined, count: number) {
    let query = db.selectFrom("leads").selectAll().where("state", "=", state);
    if (beforeId !== undefined) query = query.where("id", "<", beforeId);
    const rows = await query.orderBy("id", "desc").limit(count).execute();
    return rows.map(toLead);
  }

  async function release(id: string): Promise<ReleaseResult> {
    return inWriteTransaction(db, engine, async (transaction) => {
      const lead = await transaction
        .selectFrom("leads")
        .select(["state", "formType", "email"])
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
      return { kind: "released", booking: await bookHeldSlot(transaction, id, nowMs) };
    });
  }

  return {
    recordAll,
    listPage,
    release,
    forgetSenders,
    isAboveOverall: async (limits) => limits !== "off" && isAboveOverall(db, limits.overall, now()),
  };
}

/** Converts a row into a lead. */
export function toLead({ receivedAtMs, releasedAtMs, ...row }: Selectable<LeadsTable>): Lead {
  const releasedAt = releasedAtMs === null ? null : new Date(releasedAtMs).toISOString();
  return { ...row, receivedAt: new Date(receivedAtMs).toISOString(), releasedAt };
}
