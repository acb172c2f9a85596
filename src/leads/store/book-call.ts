import type { FormLimits } from "#config/settings/index.ts";
import { awaitNoOtherReply } from "./awaited-replies.ts";
import { bookSlot, slotsLock } from "./book-slot.ts";
import type { NewTime } from "./bookings.ts";
import type { Engine } from "./engine.ts";
import { hashLead } from "./lead-hashes.ts";
import { insertChangeDeliveries, insertReminder } from "./queue-deliveries.ts";
import { isCallLimitReached } from "./rate-limits.ts";

/** A call that the sender of an earlier form asks for. */
interface NewCall extends NewTime {
  leadId: string;
  clientIp: string;
  /** Kept if the lead has none; can be empty. */
  timezone: string;
}

/**
 * `booked` is also returned for a repeated request. `hasCall`: the lead's call is at another time, or was canceled; `tooMany`:
 * the sender has reached a limit on calls; `unknown`: no such lead, or it is quarantined.
 */
export type BookCallResult =
  | { kind: "booked"; token: string }
  | { kind: "taken" | "notOffered" | "hasCall" | "tooMany" | "unknown" };

export type Calls = ReturnType<typeof createCalls>;

export function createCalls(engine: Engine, now: () => number) {
  return {
    /** Books a lead's only call, and queues one email to the visitor and one to the owner. */
    bookCall: (call: NewCall, limits: FormLimits | "off"): Promise<BookCallResult> =>
      engine.write(async (transaction) => {
        const { leadId, slotStart, timezone, clientIp, ...slot } = call;
        const slotStartMs = Date.parse(slotStart);
        await engine.lock(transaction, [leadId, slotsLock]);
        const nowMs = now();
        const lead = await transaction
          .selectFrom("leads")
          .selectAll()
          .where("id", "=", leadId)
          .where("state", "=", "accepted")
          .executeTakeFirst();
        if (!lead) return { kind: "unknown" };
        const booking = await transaction
          .selectFrom("bookings")
          .select(["token", "state", "slotStartMs"])
          .where("leadId", "=", leadId)
          .executeTakeFirst();
        if (booking) {
          const isSame = booking.state === "booked" && booking.slotStartMs === slotStartMs;
          return isSame ? { kind: "booked", token: booking.token } : { kind: "hasCall" };
        }
        if (!slot.isOffered) return { kind: "notOffered" };
        const hashes = hashLead(engine.salt, {
          submission: lead,
          emailKey: lead.emailKey,
          clientIp,
          idempotencyKey: undefined,
        });
        if (limits !== "off" && (await isCallLimitReached(transaction, { limits, hashes, nowMs }))) {
          return { kind: "tooMany" };
        }
        const token = await bookSlot(transaction, {
          leadId,
          slotStartMs,
          slot,
          leadState: "accepted",
          nowMs,
        });
        if (token === undefined) return { kind: "taken" };
        await transaction
          .updateTable("leads")
          .set({
            slotStart: new Date(slotStartMs).toISOString(),
            timezone: lead.timezone || timezone,
            // No reply is due while a call is booked; an earlier answer still counts.
            ...(lead.answeredAtMs === null && { replyAlerts: null }),
          })
          .where("id", "=", leadId)
          .execute();
        // Counts the call from now on, for the address that booked it.
        const counted = { atMs: nowMs, addressHash: hashes.ip };
        await transaction
          .insertInto("recentPosts")
          .values({
            ...counted,
            leadId,
            state: "released",
            bytes: 0,
            emailHash: hashes.email,
            contentHash: hashes.content,
          })
          .onConflict((conflict) => conflict.column("leadId").doUpdateSet(counted))
          .execute();
        await insertChangeDeliveries(transaction, { kind: "book", leadId, sequence: 0, nowMs });
        await insertReminder(transaction, { leadId, slotStartMs, nowMs });
        await awaitNoOtherReply(transaction, lead);
        return { kind: "booked", token };
      }),
  };
}
