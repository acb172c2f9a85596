import type { Kysely } from "kysely";
import type { FormLimits, RateLimit } from "../settings/settings.ts";
import { booked } from "./book-call.ts";
import type { Fingerprints } from "./fingerprints.ts";
import type { StoreTables } from "./schema.ts";
import type { QuarantineReason } from "./store.ts";

/** An IPv6 /48 may do this many times what one address may. */
export const networkFactor = 10;

/** A post to be judged. */
export interface JudgedPost {
  limits: FormLimits;
  fingerprints: Fingerprints;
  nowMs: number;
}

/**
 * Returns the reason for quarantine, or null. It is judged by what the same sender had accepted before, so quarantined
 * posts count against nobody. Counts are of stored rows, so that limits hold across processes and restarts; a flood is
 * caught before (server/guards/rate-limit.ts). Each limit reads at most as many index entries as it allows posts.
 */
export async function judgeLimits(
  db: Kysely<StoreTables>,
  post: JudgedPost,
  isCall: boolean,
): Promise<QuarantineReason | null> {
  const { limits, fingerprints } = post;
  const { email } = fingerprints;
  for (const sender of listSenders(fingerprints)) {
    if (await isReached(limits.address, (rate) => findAccepted(db, post, rate, sender))) {
      return "addressLimit";
    }
    if (email && (await isReached(limits.email, (rate) => findAccepted(db, post, rate, sender, email)))) {
      return "emailLimit";
    }
    if (
      isCall &&
      ((await isReached(limits.calls, (rate) => findOpenCall(db, post, rate, sender))) ||
        (await isReached(limits.emailCalls, (rate) => findOpenCall(db, post, rate, sender, email))))
    ) {
      return "callLimit";
    }
  }
  return null;
}

/** Milliseconds until a sender's share of quarantine has room for a post of `bytes`; 0 where it has. */
export async function findQuarantineWaitMs(
  db: Kysely<StoreTables>,
  post: JudgedPost,
  bytes: number,
): Promise<number> {
  const { limits, fingerprints, nowMs } = post;
  const waits = [0];
  for (const sender of listSenders(fingerprints)) {
    const quarantined = (windowMs: number) => selectPosts(db, post, windowMs, "quarantined", sender);
    for (const { count, windowMs } of limits.quarantine) {
      const oldest = await findNth(quarantined(windowMs), count * sender.factor);
      if (oldest) waits.push(oldest.atMs + windowMs - nowMs);
    }
    for (const { count: maxBytes, windowMs } of limits.quarantineBytes) {
      const room = maxBytes * sender.factor - bytes;
      const last = room < 0 ? { atMs: nowMs } : await findPostBeyond(quarantined(windowMs), room);
      if (last) waits.push(last.atMs + windowMs - nowMs);
    }
  }
  return Math.max(...waits);
}

/** Checks for more accepted posts, of all senders, than a limit expects. */
export function isAboveOverall(
  db: Kysely<StoreTables>,
  overall: readonly RateLimit[],
  nowMs: number,
): Promise<boolean> {
  return isReached(overall, ({ count, windowMs }) =>
    findNth(selectPosts(db, { nowMs }, windowMs, "accepted"), count + 1),
  );
}

async function isReached(
  rates: readonly RateLimit[],
  findLast: (rate: RateLimit) => Promise<object | undefined>,
): Promise<boolean> {
  for (const rate of rates) if (await findLast(rate)) return true;
  return false;
}

interface Sender {
  column: "addressHash" | "networkHash";
  hash: string;
  /** How many times the numbers it may send. */
  factor: number;
}

function listSenders({ address, network }: Fingerprints): Sender[] {
  const senders: Sender[] = [{ column: "addressHash", hash: address, factor: 1 }];
  if (network !== undefined) senders.push({ column: "networkHash", hash: network, factor: networkFactor });
  return senders;
}

/** The accepted post with which a sender reached a limit. */
function findAccepted(
  db: Kysely<StoreTables>,
  post: JudgedPost,
  { count, windowMs }: RateLimit,
  sender: Sender,
  email?: string,
): Promise<{ atMs: number } | undefined> {
  const posts = selectPosts(db, post, windowMs, "accepted", sender);
  return findNth(email === undefined ? posts : posts.where("emailHash", "=", email), count * sender.factor);
}

/** Posts in a window, of one sender or of all; none "from the future", which a clock that was put back leaves. */
function selectPosts(
  db: Kysely<StoreTables>,
  { nowMs }: Pick<JudgedPost, "nowMs">,
  windowMs: number,
  state: "accepted" | "quarantined",
  sender?: Sender,
) {
  const posts = db
    .selectFrom("recentPosts")
    .where("state", "=", state)
    .where("atMs", ">", nowMs - windowMs)
    .where("atMs", "<=", nowMs);
  return sender ? posts.where(sender.column, "=", sender.hash) : posts;
}

/** The n-th newest of some posts. */
function findNth(posts: ReturnType<typeof selectPosts>, nth: number): Promise<{ atMs: number } | undefined> {
  return posts
    .select("atMs")
    .orderBy("atMs", "desc")
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst();
}

/** The newest of some posts that is larger, together with all newer ones, than a number of bytes. */
async function findPostBeyond(
  posts: ReturnType<typeof selectPosts>,
  maxBytes: number,
): Promise<{ atMs: number } | undefined> {
  const all = await posts.select((select) => select.fn.sum<number>("bytes").as("bytes")).executeTakeFirst();
  if ((all?.bytes ?? 0) <= maxBytes) return undefined;
  const newestFirst = await posts.select(["atMs", "bytes"]).orderBy("atMs", "desc").execute();
  let sum = 0;
  return newestFirst.find(({ bytes }) => {
    sum += bytes;
    return sum > maxBytes;
  });
}

/** A call that is booked and to come, with which a sender reached a limit. There are no more than times on offer. */
function findOpenCall(
  db: Kysely<StoreTables>,
  { nowMs }: JudgedPost,
  { count, windowMs }: RateLimit,
  sender: Sender,
  email?: string,
): Promise<{ token: string } | undefined> {
  let calls = db
    .selectFrom("bookings")
    // SQLite reads the left side of a cross join first: open calls are few, whatever a sender's posts are.
    .crossJoin("recentPosts")
    .whereRef("recentPosts.leadId", "=", "bookings.leadId")
    .where("bookings.state", "=", booked)
    .where("slotStartMs", ">", nowMs)
    .where("atMs", ">", nowMs - windowMs)
    .where("atMs", "<=", nowMs)
    .where(sender.column, "=", sender.hash);
  if (email !== undefined) calls = calls.where("emailHash", "=", email);
  return calls
    .select("token")
    .limit(1)
    .offset(count * sender.factor - 1)
    .executeTakeFirst();
}
