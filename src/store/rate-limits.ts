import type { Kysely } from "kysely";
import type { FormLimits, RateLimit } from "../settings/index.ts";
import { booked } from "./book-slot.ts";
import type { LeadHashes } from "./lead-hashes.ts";
import type { QuarantineReason, StoreTables } from "./schema.ts";

/** The limits of an IPv6 /48 are this many times those of one IP address. */
export const networkFactor = 10;

/** A post with the limits that it is counted against. */
export interface LimitedPost {
  limits: FormLimits;
  hashes: LeadHashes;
  nowMs: number;
}

/**
 * Returns the reason for quarantine, or null. Only the sender's accepted posts count. They are counted in the database, so
 * that limits hold across processes and restarts; the limit on posts of any kind comes before
 * (server/guards/rate-limit.ts). A limit of n reads at most n index entries.
 */
export async function findExceededLimit(
  db: Kysely<StoreTables>,
  post: LimitedPost,
  isBooking: boolean,
): Promise<QuarantineReason | null> {
  const { limits, hashes } = post;
  const { email } = hashes;
  for (const sender of listSenders(hashes)) {
    if (await isReached(limits.perIp, (rate) => findAccepted(db, post, rate, sender))) {
      return "addressLimit";
    }
    if (email && (await isReached(limits.perEmail, (rate) => findAccepted(db, post, rate, sender, email)))) {
      return "emailLimit";
    }
    if (
      isBooking &&
      ((await isReached(limits.bookingsPerIp, (rate) => findOpenBooking(db, post, rate, sender))) ||
        (await isReached(limits.bookingsPerEmail, (rate) => findOpenBooking(db, post, rate, sender, email))))
    ) {
      return "callLimit";
    }
  }
  return null;
}

/** Returns the milliseconds until a sender's share of quarantine has room for a post of `bytes`; 0 if it has. */
export async function findQuarantineWaitMs(
  db: Kysely<StoreTables>,
  post: LimitedPost,
  bytes: number,
): Promise<number> {
  const { limits, hashes, nowMs } = post;
  const waits = [0];
  for (const sender of listSenders(hashes)) {
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

/** Returns whether more posts were accepted, from all senders, than a limit expects. */
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
  /** Multiplies every limit. */
  factor: number;
}

function listSenders({ ip, network }: LeadHashes): Sender[] {
  const senders: Sender[] = [{ column: "addressHash", hash: ip, factor: 1 }];
  if (network !== undefined) senders.push({ column: "networkHash", hash: network, factor: networkFactor });
  return senders;
}

/** Finds the accepted post with which a sender reached a limit. */
function findAccepted(
  db: Kysely<StoreTables>,
  post: LimitedPost,
  { count, windowMs }: RateLimit,
  sender: Sender,
  email?: string,
): Promise<{ atMs: number } | undefined> {
  const posts = selectPosts(db, post, windowMs, "accepted", sender);
  return findNth(email === undefined ? posts : posts.where("emailHash", "=", email), count * sender.factor);
}

/** Selects the posts in a window, of one sender or of all; none from the future, as after the clock was set back. */
function selectPosts(
  db: Kysely<StoreTables>,
  { nowMs }: Pick<LimitedPost, "nowMs">,
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

/** Finds the n-th newest post. */
function findNth(posts: ReturnType<typeof selectPosts>, nth: number): Promise<{ atMs: number } | undefined> {
  return posts
    .select("atMs")
    .orderBy("atMs", "desc")
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst();
}

/** Finds the newest post that, together with all newer ones, exceeds a number of bytes. */
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

/** Finds the upcoming booking with which a sender reached a limit. There are never more than offered slots. */
function findOpenBooking(
  db: Kysely<StoreTables>,
  { nowMs }: LimitedPost,
  { count, windowMs }: RateLimit,
  sender: Sender,
  email?: string,
): Promise<{ token: string } | undefined> {
  let bookings = db
    .selectFrom("bookings")
    // SQLite reads the left side of a cross join first: open bookings are few, however many posts a sender has.
    .crossJoin("recentPosts")
    .whereRef("recentPosts.leadId", "=", "bookings.leadId")
    .where("bookings.state", "=", booked)
    .where("slotStartMs", ">", nowMs)
    .where("atMs", ">", nowMs - windowMs)
    .where("atMs", "<=", nowMs)
    .where(sender.column, "=", sender.hash);
  if (email !== undefined) bookings = bookings.where("emailHash", "=", email);
  return bookings
    .select("token")
    .limit(1)
    .offset(count * sender.factor - 1)
    .executeTakeFirst();
}
