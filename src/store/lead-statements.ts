import type { Kysely } from "kysely";
import type { FormLimits } from "../settings/settings.ts";
import { bookHeldCall } from "./book-call.ts";
import type { Capabilities } from "./capabilities.ts";
import type { Fingerprints } from "./fingerprints.ts";
import { isAboveOverall } from "./judge-limits.ts";
import { createLeadIds } from "./lead-id.ts";
import { toLead } from "./lead-row.ts";
import { releaseRequestRows } from "./outbox-rows.ts";
import { recordLead } from "./record-lead.ts";
import type { StoreTables } from "./schema.ts";
import type { Lead, LeadState, NewLead, RecordResult, ReleaseResult } from "./store.ts";
import type { LimitedLead } from "./store-calls.ts";
import { inWriteTransaction } from "./write-transaction.ts";

/** The longest window of a limit; older posts are forgotten. */
const recentMs = 24 * 60 * 60 * 1000;

/** What the statements work with. */
export interface LeadStatementsParts {
  db: Kysely<StoreTables>;
  capabilities: Capabilities;
  fingerprintsOf: (lead: NewLead) => Fingerprints;
  now?: () => number;
}

/** Everything the store does with its rows, in statements that every database understands. */
export interface LeadStatements {
  /** Records leads in one transaction, one answer each in their order; all are durable when it returns. */
  recordAll(leads: readonly LimitedLead[]): Promise<readonly RecordResult[]>;
  /** At most `count` leads of a state, newest first, older than `beforeId` where one is given. */
  listPage(state: LeadState, beforeId: string | undefined, count: number): Promise<readonly Lead[]>;
  release(id: string): Promise<ReleaseResult>;
  /** Checks for more accepted leads, of all senders, than the overall limit expects. */
  isAboveOverall(limits: FormLimits | "off"): Promise<boolean>;
  /** Deletes the hashes of senders that no limit counts any more. */
  forgetSenders(nowMs: number): Promise<void>;
}

/** Builds the statements over an open, migrated database. */
export function createLeadStatements({
  db,
  capabilities,
  fingerprintsOf,
  now = Date.now,
}: LeadStatementsParts): LeadStatements {
  const nextId = createLeadIds(now);

  async function recordAll(leads: readonly LimitedLead[]): Promise<readonly RecordResult[]> {
    return inWriteTransaction(db, capabilities, async (transaction) => {
      const nowMs = now();
      await forgetSenders(nowMs, transaction);
      const results: RecordResult[] = [];
      for (const { lead, limits } of leads) {
        const context = { limits, fingerprints: fingerprintsOf(lead), id: nextId(), nowMs };
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
    return inWriteTransaction(db, capabilities, async (transaction) => {
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
      await releaseRequestRows(transaction, {
        leadId: id,
        formType: lead.formType,
        email: lead.email,
        nowMs,
      });
      return { kind: "released", heldCall: await bookHeldCall(transaction, id, nowMs) };
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
