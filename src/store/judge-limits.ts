import type { Kysely } from "kysely";
import type { FormLimits, RateLimit } from "../settings/settings.ts";
import type { Fingerprints } from "./fingerprints.ts";
import type { StoreTables } from "./schema.ts";
import type { QuarantineReason } from "./store.ts";

/**
 * Why a post goes into quarantine, judged by the posts stored before it, so that limits hold across processes and
 * restarts; null where no limit is reached. A flood is caught before (server/guards/flood-guard.ts).
 */
export async function judgeLimits(
  db: Kysely<StoreTables>,
  limits: FormLimits | "off",
  fingerprints: Fingerprints,
  nowMs: number,
): Promise<QuarantineReason | null> {
  if (limits === "off") return null;
  const isReached = async (rates: readonly RateLimit[], by: Subject) => {
    for (const rate of rates) if (await hasPosts(db, rate, by, fingerprints, nowMs)) return true;
    return false;
  };
  if (await isReached(limits.address, "address")) return "addressLimit";
  if (fingerprints.email && (await isReached(limits.email, "email"))) return "emailLimit";
  return (await isReached(limits.overall, "overall")) ? "overallLimit" : null;
}

type Subject = "address" | "email" | "overall";

/**
 * Whether a subject has as many posts within a window as may pass. Reads that many index entries however many posts
 * there are. Posts "from the future", left by a clock that was put back, do not count. Overall, posts that the honeypot
 * caught are read past and not counted: a machine's spam must not hold back everybody's requests.
 */
async function hasPosts(
  db: Kysely<StoreTables>,
  { count, windowMs }: RateLimit,
  by: Subject,
  fingerprints: Fingerprints,
  nowMs: number,
): Promise<boolean> {
  let query = db
    .selectFrom("recentPosts")
    .select("atMs")
    .where("atMs", ">", nowMs - windowMs)
    .where("atMs", "<=", nowMs);
  if (by === "address") query = query.where("addressHash", "=", fingerprints.address);
  if (by === "email") query = query.where("emailHash", "=", fingerprints.email);
  if (by === "overall") {
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("leads")
            .select("id")
            .whereRef("id", "=", "leadId")
            .where("quarantineReason", "=", "honeypot"),
        ),
      ),
    );
  }
  const row = await query
    .orderBy("atMs", "desc")
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst();
  return row !== undefined;
}
