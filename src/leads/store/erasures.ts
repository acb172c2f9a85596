import { domainToUnicode } from "node:url";
import type { DeleteQueryBuilder, DeleteResult, Kysely } from "kysely";
import { foldCase, foldEmail } from "#platform/email.ts";
import { selectBookedAfter } from "./book-slot.ts";
import { countRows, type Engine } from "./engine.ts";
import { eraseDeliveries } from "./queue-deliveries.ts";
import type { StoreTables } from "./schema.ts";

/** Selects all leads with the given email address, leads by id, or all old leads without an upcoming call. */
export type ErasureSelector = { email: string } | { ids: readonly string[] } | { receivedBeforeMs: number };

export interface ErasedCounts {
  requests: number;
  deliveries: number;
  bookings: number;
  /** Deliveries per channel that arrived, or might have. The owner must delete these copies in the receiving system. */
  delivered: Readonly<Record<string, number>>;
}

export function createErasures(engine: Engine, now: () => number) {
  const { db } = engine;

  /** Selects leads in any state. */
  function selectErasable(selector: ErasureSelector) {
    const leads = db.selectFrom("leads");
    if ("ids" in selector) return leads.where("id", "in", [...selector.ids]);
    if ("email" in selector) return leads.where("emailKey", "=", foldEmail(selector.email));
    return leads
      .where("receivedAtMs", "<", selector.receivedBeforeMs)
      .where("id", "not in", selectBookedAfter(db, now()).select("leadId"));
  }

  return {
    countErasable: (selector: ErasureSelector) => countRows(selectErasable(selector)),
    /** Returns ids, oldest first. */
    async listErasable(selector: ErasureSelector, limit: number): Promise<readonly string[]> {
      const rows = await selectErasable(selector).select("id").orderBy("id").limit(limit).execute();
      return rows.map(({ id }) => id);
    },
    /** Returns ids of other people's leads whose message contains the email address, newest first. */
    async listMentions(email: string, limit: number): Promise<readonly string[]> {
      const key = foldEmail(email);
      const [local, domain = ""] = key.split("@");
      const spellings = [foldCase(email), key, `${local}@${domainToUnicode(domain)}`];
      const rows = await db
        .selectFrom("leads")
        .select(["id", "message"])
        .where("message", "like", "%@%")
        .where("emailKey", "<>", key)
        .orderBy("id", "desc")
        .execute();
      const mentions = rows.filter(({ message }) => {
        const text = foldCase(message);
        return spellings.some((spelling) => text.includes(spelling));
      });
      return mentions.slice(0, limit).map(({ id }) => id);
    },
    /** Erases leads and all their rows, and queues a notification for each of `channels`. */
    eraseLeads: (ids: readonly string[], channels: readonly string[]): Promise<ErasedCounts> =>
      engine.write(async (transaction) => {
        await engine.lock(transaction, ids);
        const delivered: Record<string, number> = {};
        const counts = { requests: 0, deliveries: 0, bookings: 0 };
        const stored = await transaction
          .selectFrom("leads")
          .select("id")
          .where("id", "in", [...ids])
          .execute();
        // Another process might have just erased some of them and queued their notifications.
        for (const { id: leadId } of stored) {
          for (const channel of await listArrived(transaction, leadId, now())) {
            delivered[channel] = (delivered[channel] ?? 0) + 1;
          }
          counts.deliveries += await eraseDeliveries(transaction, { leadId, channels, nowMs: now() });
          counts.bookings += await deleteOf(transaction.deleteFrom("bookings").where("leadId", "=", leadId));
          counts.requests += await deleteOf(transaction.deleteFrom("leads").where("id", "=", leadId));
        }
        return { ...counts, delivered };
      }),
    /** See `Engine.removeTraces`. */
    removeTraces: () => engine.removeTraces(),
  };
}

/** Returns the channel of each delivery that arrived, or that was attempted: its response might have been lost. */
async function listArrived(db: Kysely<StoreTables>, leadId: string, nowMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("channel")
    .where("leadId", "=", leadId)
    .where(({ eb, or }) =>
      or([eb("attempts", ">", 0), eb("deliveredTo", "<>", ""), eb("lockedUntilMs", ">", nowMs)]),
    )
    // There was nothing to send.
    .where(({ eb, or }) => or([eb("state", "<>", "delivered"), eb("skipReason", "is", null)]))
    .execute();
  return rows.map(({ channel }) => channel);
}

async function deleteOf(
  query: DeleteQueryBuilder<StoreTables, "leads" | "bookings", DeleteResult>,
): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}
