import type { Kysely, Selectable } from "kysely";
import type { Bookings, StoredBooking } from "./bookings.ts";
import { deliveryIdOf, leadIdOf, mailChannels } from "./delivery-id.ts";
import type { Engine } from "./engine.ts";
import { type Lead, toLead } from "./leads.ts";
import type { MessageKind, NoticeKind, OutboxTable, StoreTables } from "./schema.ts";

/** A delivery under a lease. */
interface Claimed {
  /** Local part of the `Message-ID`: the same for all attempts. */
  id: string;
  channel: string;
  createdAtMs: number;
  /** Attempts before this one. */
  attempts: number;
  /** Recipients that already have it. */
  deliveredTo: readonly string[];
  /** End of the lease, which also identifies it. */
  lockedUntilMs: number;
}

/** A claimed delivery about a lead, with its content. */
export interface ClaimedDelivery extends Claimed {
  /** `test`: made by `check-delivery`, never stored. */
  kind: Exclude<MessageKind, "erased" | NoticeKind> | "test";
  lead: Lead;
  /** The lead's booking, where there is one. */
  booking: StoredBooking | undefined;
  /** Why the visitor's mail was skipped; `undefined` where it was not, or there is no e-mail address. */
  visitorSkipReason: string | undefined;
}

/** A claimed delivery about the erasure of a lead. */
export interface ClaimedErasure extends Claimed {
  kind: "erased";
  leadId: string;
}

/** A claimed notice to the owner. */
export interface ClaimedNotice extends Claimed {
  kind: NoticeKind;
}

/** A claimed message of any kind. */
export type ClaimedMessage = ClaimedDelivery | ClaimedErasure | ClaimedNotice;

/** Result of an attempt; `released`: the lease was given up without one. */
export type DeliveryResult =
  /** `reason`: why there was nothing to send. */
  | { kind: "delivered"; atMs: number; reason?: string }
  | { kind: "retry"; nextAttemptAtMs: number; error: string; deliveredTo: readonly string[] }
  | { kind: "failed"; atMs: number; error: string; deliveredTo: readonly string[] }
  | { kind: "skipped"; reason: string }
  | { kind: "released"; deliveredTo: readonly string[] };

/** A result, with its delivery and lease. */
export interface SettledDelivery {
  id: string;
  lockedUntilMs: number;
  result: DeliveryResult;
}

/** The clock and the length of a lease. */
export interface LeaseOptions {
  nowMs: number;
  leaseMs: number;
}

/** Options of a claim: up to `count` due deliveries of one channel, leased for `leaseMs`. */
export interface ClaimOptions extends LeaseOptions {
  channel: string;
  count: number;
}

/** Operations of the worker on deliveries. */
export interface Deliveries {
  /** Returns the names of the channels that have due deliveries. */
  findDueChannels(options: LeaseOptions): Promise<readonly string[]>;
  /** Leases due deliveries, longest due first. When a lease expires unsettled, its delivery is due again. */
  claimDeliveries(options: ClaimOptions): Promise<readonly ClaimedMessage[]>;
  /** Records the results of claimed deliveries, in one transaction. */
  settleDeliveries(settled: readonly SettledDelivery[]): Promise<void>;
}

export function createDeliveries(engine: Engine, bookings: Pick<Bookings, "findBooking">): Deliveries {
  const { db } = engine;
  const whereDue = ({ nowMs, leaseMs }: LeaseOptions) =>
    db
      .selectFrom("outbox")
      .where("state", "=", "pending")
      .where("nextAttemptAtMs", "<=", nowMs)
      // One that ends much later than a new one is from before the clock was set back; another server's clock may be ahead.
      .where(({ eb, or }) =>
        or([eb("lockedUntilMs", "<=", nowMs), eb("lockedUntilMs", ">", nowMs + 2 * leaseMs)]),
      );
  const selectDue = (options: ClaimOptions) =>
    whereDue(options)
      .select("id")
      .where("channel", "=", options.channel)
      .orderBy("nextAttemptAtMs")
      .orderBy("id")
      .limit(options.count);

  /** Returns the row with its content, or nothing where the lead was just deleted. */
  async function withContent(row: Selectable<OutboxTable>): Promise<ClaimedMessage[]> {
    const { id, leadId, channel, kind, createdAtMs, attempts, lockedUntilMs } = row;
    const deliveredTo = row.deliveredTo.split(",").filter(Boolean);
    const claimed = { id, channel, createdAtMs, attempts, lockedUntilMs, deliveredTo };
    if (kind === "erased") return [{ ...claimed, kind, leadId: leadIdOf(id) }];
    if (kind === "trouble" || kind === "summary") return [{ ...claimed, kind }];
    if (leadId === null) return [];
    const lead = await db.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
    if (!lead) return [];
    const visitorMail = await db
      .selectFrom("outbox")
      .select("skipReason")
      .where("id", "=", deliveryIdOf(leadId, mailChannels.visitor))
      .executeTakeFirst();
    const booking = lead.slotStart ? await bookings.findBooking({ leadId }) : undefined;
    const visitorSkipReason = visitorMail?.skipReason ?? undefined;
    return [{ ...claimed, kind, lead: toLead(lead), booking, visitorSkipReason }];
  }

  async function settleOne(transaction: Kysely<StoreTables>, { id, lockedUntilMs, result }: SettledDelivery) {
    const row = transaction.updateTable("outbox").where("id", "=", id);
    if (result.kind === "delivered") {
      // Recorded even if another worker holds the lease by now.
      await row
        .set(({ eb }) => ({
          state: "delivered",
          deliveredAtMs: result.atMs,
          attempts: eb("attempts", "+", 1),
          lastError: null,
          lockedUntilMs: 0,
          ...(result.reason !== undefined && { skipReason: result.reason }),
        }))
        .where("state", "!=", "delivered")
        .execute();
      return;
    }
    const leased = row.where("state", "=", "pending").where("lockedUntilMs", "=", lockedUntilMs);
    if (result.kind === "skipped") {
      await leased.set({ state: "skipped", skipReason: result.reason, lockedUntilMs: 0 }).execute();
      return;
    }
    const deliveredTo = result.deliveredTo.join(",");
    if (result.kind === "released") {
      await leased.set({ lockedUntilMs: 0, deliveredTo }).execute();
      return;
    }
    await leased
      .set(({ eb }) => ({
        attempts: eb("attempts", "+", 1),
        lastError: result.error,
        deliveredTo,
        lockedUntilMs: 0,
        ...(result.kind === "failed"
          ? { state: "failed", nextAttemptAtMs: result.atMs }
          : { nextAttemptAtMs: result.nextAttemptAtMs }),
      }))
      .execute();
  }

  return {
    async findDueChannels(options) {
      const rows = await whereDue(options).select("channel").distinct().execute();
      return rows.map(({ channel }) => channel);
    },

    async claimDeliveries(options) {
      // Read first, so as not to wait for another process's write lock if nothing is due.
      if (!(await selectDue({ ...options, count: 1 }).executeTakeFirst())) return [];
      const due = selectDue(options);
      const rows = await engine.write((transaction) =>
        transaction
          // Read once: as a subquery, PostgreSQL may run it for each row, and pass over other locked rows each time.
          .with("due", () => (engine.skipsLockedRows ? due.forUpdate().skipLocked() : due))
          .updateTable("outbox")
          .set({ lockedUntilMs: options.nowMs + options.leaseMs })
          .where("id", "in", (select) => select.selectFrom("due").select("due.id"))
          .returningAll()
          .execute(),
      );
      rows.sort((a, b) => a.nextAttemptAtMs - b.nextAttemptAtMs || (a.id < b.id ? -1 : 1));
      const claimed: ClaimedMessage[] = [];
      for (const row of rows) claimed.push(...(await withContent(row)));
      return claimed;
    },

    settleDeliveries: (settled) =>
      engine.write(async (transaction) => {
        for (const one of settled) await settleOne(transaction, one);
      }),
  };
}
