import type { Kysely } from "kysely";
import type { FormLimits, RateLimit } from "#config/settings/index.ts";
import { dayMs } from "#platform/time/durations.ts";
import { booked } from "./book-slot.ts";
import type { LeadHashes } from "./lead-hashes.ts";
import type { QuarantineReason, StoreTables } from "./schema.ts";

/** The longest window a limit can have; older rows are deleted. */
export const longestWindowMs = dayMs;

interface LimitedPost {
  limits: FormLimits;
  hashes: LeadHashes;
  nowMs: number;
}

/**
 * Returns the first limit that the sender has reached. Counts accepted leads, and for a booking all upcoming calls, in the
 * database, so that limits survive restarts and are shared by all servers. The hard limit is checked earlier
 * (`platform/http/rate-limit.ts`).
 */
export async function findExceededLimit(
  db: Kysely<StoreTables>,
  { limits, hashes, nowMs }: LimitedPost,
  isBooking: boolean,
): Promise<QuarantineReason | null> {
  const { ip, email } = hashes;
  const accepted = (windowMs: number) =>
    selectPosts(db, nowMs, windowMs).where("addressHash", "=", ip).where("state", "=", "accepted");
  const acceptedWithEmail = (windowMs: number) => accepted(windowMs).where("emailHash", "=", email);
  if (await isReached(limits.perIp, accepted)) return "addressLimit";
  if (email && (await isReached(limits.perEmail, acceptedWithEmail))) return "emailLimit";
  return isBooking && (await isCallLimitReached(db, { limits, hashes, nowMs })) ? "callLimit" : null;
}

/** Counts the sender's upcoming calls. */
export async function isCallLimitReached(
  db: Kysely<StoreTables>,
  { limits, hashes, nowMs }: LimitedPost,
): Promise<boolean> {
  const { ip, email } = hashes;
  // Includes every state, because even a lead released from quarantine can have a booking.
  const upcoming = (windowMs: number) =>
    selectPosts(db, nowMs, windowMs)
      .where("addressHash", "=", ip)
      .innerJoin("bookings", "bookings.leadId", "recentPosts.leadId")
      .where("bookings.state", "=", booked)
      .where("slotStartMs", ">", nowMs);
  if (await isReached(limits.bookingsPerIp, upcoming)) return true;
  if (!email) return false;
  return isReached(limits.bookingsPerEmail, (windowMs) => upcoming(windowMs).where("emailHash", "=", email));
}

/** Returns how many ms remain until a sender's share of quarantine has room for `bytes`; 0 if it has room now. */
export async function findQuarantineWaitMs(
  db: Kysely<StoreTables>,
  { limits, hashes, nowMs }: LimitedPost,
  bytes: number,
): Promise<number> {
  const stored = await selectPosts(db, nowMs, longestWindowMs)
    .where("state", "=", "quarantined")
    .where("addressHash", "=", hashes.ip)
    .select(["atMs", "bytes"])
    .orderBy("atMs", "desc")
    .execute();
  let total = 0;
  const newestFirst = [{ atMs: nowMs, bytes }, ...stored].map((post) => {
    total += post.bytes;
    return { ...post, total };
  });
  // The newest submissions that fit can stay; the next older one must leave the window.
  const leavingAtMs = [
    ...limits.quarantine.map(({ count, windowMs }) => [newestFirst[count], windowMs] as const),
    ...limits.quarantineBytes.map(
      ({ count, windowMs }) => [newestFirst.find((post) => post.total > count), windowMs] as const,
    ),
  ].map(([post, windowMs]) => (post ? post.atMs + windowMs : 0));
  return Math.max(nowMs, ...leavingAtMs) - nowMs;
}

/** Returns whether the leads accepted from all senders exceed the overall limit. */
export async function isAboveOverall(
  db: Kysely<StoreTables>,
  limits: FormLimits | "off",
  nowMs: number,
): Promise<boolean> {
  if (limits === "off") return false;
  const firstAbove = limits.overall.map(({ count, windowMs }) => ({ count: count + 1, windowMs }));
  return isReached(firstAbove, (windowMs) =>
    selectPosts(db, nowMs, windowMs).where("state", "=", "accepted"),
  );
}

/** Ignores submissions dated in the future, which exist if the clock was set back. */
function selectPosts(db: Kysely<StoreTables>, nowMs: number, windowMs: number) {
  return db
    .selectFrom("recentPosts")
    .where("atMs", ">", nowMs - windowMs)
    .where("atMs", "<=", nowMs);
}

/** Returns whether any limit is used up. */
async function isReached(
  limits: readonly RateLimit[],
  posts: (windowMs: number) => ReturnType<typeof selectPosts>,
): Promise<boolean> {
  for (const { count, windowMs } of limits) {
    const found = await posts(windowMs).select("atMs").limit(count).execute();
    if (found.length === count) return true;
  }
  return false;
}
