import type { Kysely } from "kysely";
import { booked, findBookingToken } from "./book-slot.ts";
import { isRequestMailSkipped } from "./insert-deliveries.ts";
import type { LeadHashes } from "./lead-hashes.ts";
import type { LeadState, StoreTables } from "./schema.ts";

/** A native post has no key: its double click is recognized by its content within this time (spec: HTTP contract). */
const sameContentWindowMs = 60_000;

/** The same request gets the response of a booking that is still booked within this time (spec: Scheduling). */
const sameBookingWindowMs = 10 * 60_000;

/** The response that an earlier post of the same request got. */
export interface FirstResponse {
  id: string;
  state: LeadState;
  contentHash: string;
}

/** Properties of a new lead that decide whether it repeats an earlier one. */
interface RepeatablePost {
  honeypot: boolean;
  sameContentIsSameLead: boolean;
  /** Present where the lead is for a booking. */
  slot?: object;
}

/** Finds the response to an earlier post with the same key, or with the same content where that is enough. */
export async function findFirstResponse(
  db: Kysely<StoreTables>,
  post: RepeatablePost,
  { hashes, nowMs }: { hashes: LeadHashes; nowMs: number },
): Promise<FirstResponse | undefined> {
  if (hashes.key !== undefined) {
    const first = await db
      .selectFrom("idempotency")
      .select(["leadId as id", "answeredState as state", "contentHash"])
      .where("keyHash", "=", hashes.key)
      .executeTakeFirst();
    if (first) return { ...first, contentHash: first.contentHash || hashes.content };
  }
  const isNativeWithoutKey = post.sameContentIsSameLead && hashes.key === undefined;
  if (!isNativeWithoutKey && !post.slot) return undefined;
  return (
    db
      .selectFrom("recentPosts")
      .innerJoin("leads", "leads.id", "recentPosts.leadId")
      .leftJoin("bookings", "bookings.leadId", "leads.id")
      .select(["leads.id as id", "leads.state as state", "contentHash"])
      // A visitor who cancels a booking and books it again means it.
      .where(({ and, eb, or }) => {
        const isSameBooking = and([
          eb("bookings.state", "=", booked),
          eb("atMs", ">", nowMs - sameBookingWindowMs),
        ]);
        if (!isNativeWithoutKey) return isSameBooking;
        const isNotCancelled = or([
          eb("bookings.state", "is", null),
          eb("bookings.state", "!=", "cancelled"),
        ]);
        return or([isSameBooking, and([isNotCancelled, eb("atMs", ">", nowMs - sameContentWindowMs)])]);
      })
      // A person's request is not the machine's that sent the same before it.
      .where("leads.quarantineReason", post.honeypot ? "=" : "is distinct from", "honeypot")
      .where("addressHash", "=", hashes.ip)
      .where("contentHash", "=", hashes.content)
      .where("atMs", "<=", nowMs)
      .executeTakeFirst()
  );
}

/** Remembers which lead a key led to; a key that is known already stays as it is. */
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

/** The first response once more, with what is known of its booking and its mail by now. */
export async function repeatResponse(db: Kysely<StoreTables>, { id, state }: FirstResponse) {
  const booking = state === "accepted" ? await findBookingToken(db, id) : undefined;
  const isMailSkipped = state === "accepted" && (await isRequestMailSkipped(db, id));
  return {
    kind: "recorded" as const,
    id,
    state,
    replayed: true,
    ...(isMailSkipped && { isMailSkipped: true as const }),
    ...(booking && { booking }),
  };
}
