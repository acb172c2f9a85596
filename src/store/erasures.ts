import { type DeleteQueryBuilder, type DeleteResult, type Kysely, sql } from "kysely";
import { selectBookedAfter } from "./book-slot.ts";
import type { Engine } from "./engine.ts";
import { eraseDeliveries } from "./insert-deliveries.ts";
import type { StoreTables } from "./schema.ts";

/** Selects what to erase: all leads of one e-mail address, some leads, or all that are older and have no call ahead. */
export type ErasureSelector = { email: string } | { ids: readonly string[] } | { receivedBeforeMs: number };

/** How much was erased. */
export interface ErasedCounts {
  requests: number;
  deliveries: number;
  bookings: number;
  /** How many deliveries had arrived, by channel: copies that only a person can delete. */
  delivered: Readonly<Record<string, number>>;
}

/** Operations that erase leads. */
export interface Erasures {
  countErasable(selector: ErasureSelector): Promise<number>;
  /** Lists the ids of up to `limit` leads, oldest first. */
  listErasable(selector: ErasureSelector, limit: number): Promise<readonly string[]>;
  /** Lists up to `limit` leads of others whose message contains an e-mail address, newest first. */
  listMentions(email: string, limit: number): Promise<readonly string[]>;
  /** Erases leads with all their rows, and queues a delivery to each channel that is notified of it. */
  eraseLeads(ids: readonly string[], channels: readonly string[]): Promise<ErasedCounts>;
  /** Removes what was erased from free space and logs of the database. Returns whether nothing was in the way. */
  removeTraces(): Promise<boolean>;
}

export function createErasures(engine: Engine, now: () => number): Erasures {
  const { db } = engine;

  /** Selects leads of any state. */
  function selectErasable(selector: ErasureSelector) {
    const leads = db.selectFrom("leads");
    if ("ids" in selector) return leads.where("id", "in", [...selector.ids]);
    if ("email" in selector) return leads.where(sql<boolean>`lower(email) = lower(${selector.email})`);
    return leads
      .where("receivedAtMs", "<", selector.receivedBeforeMs)
      .where("id", "not in", selectBookedAfter(db, now()).select("leadId"));
  }

  return {
    async countErasable(selector) {
      const { count } = await selectErasable(selector)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return count;
    },
    async listErasable(selector, limit) {
      const rows = await selectErasable(selector).select("id").orderBy("id").limit(limit).execute();
      return rows.map(({ id }) => id);
    },
    async listMentions(email, limit) {
      const pattern = `%${email.replace(/[\\%_]/g, "\\$&")}%`;
      const rows = await db
        .selectFrom("leads")
        .select("id")
        .where(sql<boolean>`lower(message) like lower(${pattern}) escape '\\'`)
        .where(sql<boolean>`lower(email) <> lower(${email})`)
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    eraseLeads: (ids, channels) =>
      engine.write(async (transaction) => {
        await engine.lock(transaction, ids);
        const delivered: Record<string, number> = {};
        const counts = { requests: 0, deliveries: 0, bookings: 0 };
        for (const leadId of ids) {
          for (const channel of await listArrived(transaction, leadId)) {
            delivered[channel] = (delivered[channel] ?? 0) + 1;
          }
          counts.deliveries += await eraseDeliveries(transaction, { leadId, channels, nowMs: now() });
          counts.bookings += await deleteOf(transaction.deleteFrom("bookings").where("leadId", "=", leadId));
          counts.requests += await deleteOf(transaction.deleteFrom("leads").where("id", "=", leadId));
        }
        return { ...counts, delivered };
      }),
    removeTraces: () => engine.removeTraces(),
  };
}

/** Names the channels that delivered something of a lead, once per delivery. */
async function listArrived(db: Kysely<StoreTables>, leadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("channel")
    .where("leadId", "=", leadId)
    .where("state", "=", "delivered")
    .execute();
  return rows.map(({ channel }) => channel);
}

async function deleteOf(
  query: DeleteQueryBuilder<StoreTables, "leads" | "bookings", DeleteResult>,
): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}
