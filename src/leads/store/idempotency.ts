import type { Kysely } from "kysely";
import { booked, findBookingToken } from "./book-slot.ts";
import type { LeadHashes } from "./lead-hashes.ts";
import { isConfirmationSkipped } from "./queue-deliveries.ts";
import type { LeadState, StoreTables } from "./schema.ts";

/** How long a repeated native post, which has no key, is recognized by its content (spec: HTTP contract). */
const sameContentWindowMs = 60_000;

/** How long a repeated booking gets the first response, provided it is still booked (spec: Scheduling). */
const sameBookingWindowMs = 10 * 60_000;

interface FirstResponse {
  id: string;
  state: LeadState;
  contentHash: string;
}

interface RepeatableLead {
  honeypot: boolean;
  sameContentIsSameLead: boolean;
  /** Present if the lead requests a booking. */
  slot?: object;
}

/** Finds an earlier submission with the same key or, for native posts and bookings, the same content. */
export async function findFirstResponse(
  db: Kysely<StoreTables>,
  lead: RepeatableLead,
  { hashes, nowMs }: { hashes: LeadHashes; nowMs: number },
): Promise<FirstResponse | undefined> {
  if (hashes.key !== undefined) {
    const first = await db
      .selectFrom("idempotency")
      .select(["leadId as id", "answeredState as state", "contentHash"])
      .where("keyHash", "=", hashes.key)
      .executeTakeFirst();
    if (first) return first;
  }
  const isNativeWithoutKey = lead.sameContentIsSameLead && hashes.key === undefined;
  if (!isNativeWithoutKey && !lead.slot) return undefined;
  return (
    db
      .selectFrom("recentPosts")
      .innerJoin("leads", "leads.id", "recentPosts.leadId")
      .leftJoin("bookings", "bookings.leadId", "leads.id")
      .select(["leads.id as id", "leads.state as state", "contentHash"])
      // A booking made after the first one was changed is a new lead.
      .where(({ and, eb, or }) => {
        const isSameBooking = and([
          eb("bookings.state", "=", booked),
          eb("sequence", "=", 0),
          eb("atMs", ">", nowMs - sameBookingWindowMs),
        ]);
        if (!isNativeWithoutKey) return isSameBooking;
        const isNotChanged = or([eb("sequence", "is", null), eb("sequence", "=", 0)]);
        return or([isSameBooking, and([isNotChanged, eb("atMs", ">", nowMs - sameContentWindowMs)])]);
      })
      // A person's submission isn't a replay of a bot's, even with the same content.
      .where("leads.quarantineReason", lead.honeypot ? "=" : "is distinct from", "honeypot")
      .where("addressHash", "=", hashes.ip)
      .where("contentHash", "=", hashes.content)
      .where("atMs", "<=", nowMs)
      .executeTakeFirst()
  );
}

/** Does nothing if the key is already stored. */
export async function rememberKey(
  db: Kysely<StoreTables>,
  { id, state }: Pick<FirstResponse, "id" | "state">,
  { key, content }: LeadHashes,
): Promise<void> {
  if (key === undefined) return;
  await db
    .insertInto("idempotency")
    .values({ keyHash: key, leadId: id, answeredState: state, contentHash: content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Repeats the first response, with the current state of its booking and email. */
export async function repeatResponse(db: Kysely<StoreTables>, { id, state }: FirstResponse) {
  const booking = state === "accepted" ? await findBookingToken(db, id) : undefined;
  const isMailSkipped = state === "accepted" && (await isConfirmationSkipped(db, id));
  return {
    kind: "recorded" as const,
    id,
    state,
    replayed: true,
    ...(isMailSkipped && { isMailSkipped: true as const }),
    ...(booking && { booking }),
  };
}
