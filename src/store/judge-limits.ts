import type { Kysely } from "kysely";
import type { FormLimits, RateLimit } from "../settings/settings.ts";
import type { Fingerprints } from "./fingerprints.ts";
import type { StoreTables } from "./schema.ts";
import type { QuarantineReason } from "./store.ts";

/** What the limits say of a new post; `reason` is null where none is reached. */
export type LimitVerdict =
  | { kind: "take"; reason: QuarantineReason | null }
  | { kind: "flood"; retryAfterSeconds: number };

/**
 * Judges a post by the posts stored before it, so that limits hold across processes and restarts. Above a soft
 * limit it is taken into quarantine; with the flood's count reached it is refused.
 */
export async function judgeLimits(
  db: Kysely<StoreTables>,
  limits: FormLimits | "off",
  prints: Fingerprints,
  nowMs: number,
): Promise<LimitVerdict> {
  if (limits === "off") return { kind: "take", reason: null };
  const nthNewest = (by: Subject) => findNthNewest(db, by, prints, nowMs);
  const flood = await findReached(limits.flood, nowMs, (count) =>
    nthNewest({ by: "address", nth: count - 1 }),
  );
  if (flood) return { kind: "flood", retryAfterSeconds: Math.ceil(flood.windowMs / 1000) };
  if (await findReached(limits.address, nowMs, (nth) => nthNewest({ by: "address", nth }))) {
    return { kind: "take", reason: "addressLimit" };
  }
  if (prints.email && (await findReached(limits.email, nowMs, (nth) => nthNewest({ by: "email", nth })))) {
    return { kind: "take", reason: "emailLimit" };
  }
  if (await findReached(limits.overall, nowMs, (nth) => nthNewest({ by: "overall", nth }))) {
    return { kind: "take", reason: "overallLimit" };
  }
  return { kind: "take", reason: null };
}

interface Subject {
  by: "address" | "email" | "overall";
  nth: number;
}

async function findReached(
  limits: readonly RateLimit[],
  nowMs: number,
  timeOfNth: (count: number) => Promise<number>,
): Promise<RateLimit | undefined> {
  for (const limit of limits) {
    if ((await timeOfNth(limit.count)) > nowMs - limit.windowMs) return limit;
  }
  return undefined;
}

/**
 * When the n-th newest post of a subject came: a limit of n is reached if that lies within its window. Reads n
 * index entries however many posts there are. The 0th is the one just coming. Posts "from the future", left by
 * a clock that was put back, do not count.
 */
async function findNthNewest(
  db: Kysely<StoreTables>,
  { by, nth }: Subject,
  prints: Fingerprints,
  nowMs: number,
): Promise<number> {
  if (nth <= 0) return nowMs;
  let query = db.selectFrom("recent_posts").select("at_ms").where("at_ms", "<=", nowMs);
  if (by === "address") query = query.where("address_hash", "=", prints.address);
  if (by === "email") query = query.where("email_hash", "=", prints.email);
  const row = await query
    .orderBy("at_ms", "desc")
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst();
  return row?.at_ms ?? Number.NEGATIVE_INFINITY;
}
