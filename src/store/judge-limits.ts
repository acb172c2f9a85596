import type { Kysely } from "kysely";
import type { FormLimits, RateLimit } from "../settings/settings.ts";
import type { Fingerprints } from "./fingerprints.ts";
import type { StoreTables } from "./schema.ts";
import type { QuarantineReason } from "./store.ts";

/**
 * Why a post goes into quarantine, judged by the posts stored before it, so that limits hold across processes and
 * restarts; null where no limit is reached. A flood is caught before (server/guards/rate.ts).
 */
export async function judgeLimits(
  db: Kysely<StoreTables>,
  limits: FormLimits | "off",
  fingerprints: Fingerprints,
  nowMs: number,
): Promise<QuarantineReason | null> {
  if (limits === "off") return null;
  const isReached = async (rates: readonly RateLimit[], by: Subject["by"]) => {
    for (const { count, windowMs } of rates) {
      if ((await findNthNewest(db, { by, nth: count }, fingerprints, nowMs)) > nowMs - windowMs) return true;
    }
    return false;
  };
  if (await isReached(limits.address, "address")) return "addressLimit";
  if (fingerprints.email && (await isReached(limits.email, "email"))) return "emailLimit";
  return (await isReached(limits.overall, "overall")) ? "overallLimit" : null;
}

interface Subject {
  by: "address" | "email" | "overall";
  nth: number;
}

/**
 * When the n-th newest post of a subject came: a limit of n is reached if that lies within its window. Reads n
 * index entries however many posts there are. Posts "from the future", left by a clock that was put back, do not count.
 */
async function findNthNewest(
  db: Kysely<StoreTables>,
  { by, nth }: Subject,
  fingerprints: Fingerprints,
  nowMs: number,
): Promise<number> {
  let query = db.selectFrom("recentPosts").select("atMs").where("atMs", "<=", nowMs);
  if (by === "address") query = query.where("addressHash", "=", fingerprints.address);
  if (by === "email") query = query.where("emailHash", "=", fingerprints.email);
  const row = await query
    .orderBy("atMs", "desc")
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst();
  return row?.atMs ?? Number.NEGATIVE_INFINITY;
}
