import type { Kysely, Selectable } from "kysely";
import type { StoredBooking } from "../bookings/index.ts";
import type { Bookings } from "./bookings.ts";
import { deliveryIdOf, leadIdOf, mailChannels } from "./delivery-id.ts";
import type { Engine } from "./engine.ts";
import { type Lead, toLead } from "./leads.ts";
import type { MessageKind, OutboxTable, OwnerMailKind, StoreTables } from "./schema.ts";

/** A delivery leased to a worker. */
interface Claimed {
  /** Local part of the `Message-ID`: the same for all attempts. */
  id: string;
  channel: string;
  createdAtMs: number;
  /** Number of earlier attempts. */
  attempts: number;
  /** Recipients that already received it. */
  deliveredTo: readonly string[];
  /** End of the lease; also identifies the lease. */
  lockedUntilMs: number;
}

export interface ClaimedDelivery extends Claimed {
  /** `test`: from `check-delivery`, never stored. */
  kind: Exclude<MessageKind, "erased" | OwnerMailKind> | "test";
  lead: Lead;
  booking: StoredBooking | undefined;
  /** `undefined` if the visitor's email wasn't skipped, or if the lead has no email address. */
  visitorSkipReason: string | undefined;
}

export interface ClaimedErasure extends Claimed {
  kind: "erased";
  leadId: string;
}

export interface ClaimedOwnerMail extends Claimed {
  kind: OwnerMailKind;
}

export type ClaimedMessage = ClaimedDelivery | ClaimedErasure | ClaimedOwnerMail;

/** An email that was deliberately not sent, and why. */
export type Skipped = { state: "skipped"; reason: string };

/** The results of channels. `reason`: why there was nothing to send. */
export type Sent = { state: "delivered"; reason?: string } | Skipped;

/** Result of an attempt, in the words of `DeliveryState`. */
export type DeliveryResult =
  | Sent
  | { state: "failed"; reason: string; deliveredTo: readonly string[] }
  /** `failure`: missing if the worker stopped before it made an attempt. */
  | {
      state: "pending";
      failure?: { reason: string; nextAttemptAtMs: number };
      deliveredTo: readonly string[];
    };

interface SettledDelivery {
  id: string;
  lockedUntilMs: number;
  nowMs: number;
  result: DeliveryResult;
}

interface ClaimOptions {
  channel: string;
  count: number;
  nowMs: number;
  leaseMs: number;
}

export type Deliveries = ReturnType<typeof createDeliveries>;

export function createDeliveries(engine: Engine, bookings: Pick<Bookings, "findBooking">) {
  const { db } = engine;
  const selectDue = ({ channel, nowMs, leaseMs, count }: ClaimOptions) =>
    db
      .selectFrom("outbox")
      .select("id")
      .where("channel", "=", channel)
      .where("state", "=", "pending")
      .where("nextAttemptAtMs", "<=", nowMs)
      // A lease that ends more than twice its length from now was taken before the clock was set back. One that ends
      // sooner might belong to a server whose clock is ahead.
      .where(({ eb, or }) =>
        or([eb("lockedUntilMs", "<=", nowMs), eb("lockedUntilMs", ">", nowMs + 2 * leaseMs)]),
      )
      .orderBy("nextAttemptAtMs")
      .orderBy("id")
      .limit(count);

  /** Returns an empty list if the lead was just deleted. */
  async function withContent(row: Selectable<OutboxTable>): Promise<ClaimedMessage[]> {
    const { id, leadId, channel, kind, createdAtMs, attempts, lockedUntilMs } = row;
    const deliveredTo = row.deliveredTo.split(",").filter(Boolean);
    const claimed = { id, channel, createdAtMs, attempts, lockedUntilMs, deliveredTo };
    if (kind === "erased") return [{ ...claimed, kind, leadId: leadIdOf(id) }];
    if (kind === "alert" || kind === "summary") return [{ ...claimed, kind }];
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

  async function settle(transaction: Kysely<StoreTables>, settled: SettledDelivery) {
    const { id, lockedUntilMs, nowMs, result } = settled;
    const row = transaction.updateTable("outbox").where("id", "=", id);
    if (result.state === "delivered") {
      // Recorded even if another worker holds the lease now.
      await row
        .set(({ eb }) => ({
          state: "delivered",
          deliveredAtMs: nowMs,
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
    if (result.state === "skipped") {
      await leased.set({ state: "skipped", skipReason: result.reason, lockedUntilMs: 0 }).execute();
      return;
    }
    const deliveredTo = result.deliveredTo.join(",");
    const failure = result.state === "failed" ? { ...result, nextAttemptAtMs: nowMs } : result.failure;
    await leased
      .set(({ eb }) => ({
        state: result.state,
        deliveredTo,
        lockedUntilMs: 0,
        ...(failure && {
          attempts: eb("attempts", "+", 1),
          lastError: failure.reason,
          nextAttemptAtMs: failure.nextAttemptAtMs,
        }),
      }))
      .execute();
  }

  return {
    /** Leases up to `count` due deliveries, the most overdue first. If a lease expires, its delivery is due again. */
    async claimDeliveries(options: ClaimOptions): Promise<readonly ClaimedMessage[]> {
      // Avoids waiting for another process's write lock if nothing is due.
      if (!(await selectDue({ ...options, count: 1 }).executeTakeFirst())) return [];
      const due = selectDue(options);
      const rows = await engine.write((transaction) =>
        transaction
          // A CTE, because PostgreSQL might rerun a subquery for each row and skip different locked rows each time.
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

    settleDelivery: (settled: SettledDelivery) => engine.write((transaction) => settle(transaction, settled)),
  };
}
