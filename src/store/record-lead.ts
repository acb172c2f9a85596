import type { Kysely } from "kysely";
import type { FormLimits } from "../settings/settings.ts";
import type { Fingerprints } from "./fingerprints.ts";
import { judgeLimits } from "./judge-limits.ts";
import type { OutboxChannel, StoreTables } from "./schema.ts";
import type { NewLead, RecordResult } from "./store.ts";

/** A native post has no key: its double click is recognised by its content within this time (decisions: HTTP contract). */
const sameContentWindowMs = 60_000;

/** What recording works with beside the lead. */
export interface RecordContext {
  limits: FormLimits | "off";
  prints: Fingerprints;
  id: string;
  nowMs: number;
  hasWebhook: boolean;
}

/** Writes a lead with everything that belongs to it. Runs inside a transaction that the caller commits. */
export async function recordLead(
  db: Kysely<StoreTables>,
  lead: NewLead,
  context: RecordContext,
): Promise<RecordResult> {
  const first = await findFirstAnswer(db, lead, context);
  if (first) return { kind: "recorded", id: first.id, state: first.state, replayed: true };

  if (lead.isReplayOnly) return { kind: "refused" };

  const { id, nowMs, prints } = context;
  const quarantineReason = lead.honeypot ? "honeypot" : await judgeLimits(db, context.limits, prints, nowMs);
  const state = quarantineReason ? "quarantined" : "accepted";

  await db
    .insertInto("leads")
    .values({ ...lead.submission, id, receivedAtMs: nowMs, state, quarantineReason, releasedAtMs: null })
    .execute();
  if (prints.key !== undefined) {
    await db
      .insertInto("idempotency")
      .values({ keyHash: prints.key, leadId: id, answeredState: state })
      .execute();
  }
  await db
    .insertInto("recentPosts")
    .values({
      leadId: id,
      atMs: nowMs,
      addressHash: prints.address,
      emailHash: prints.email,
      contentHash: prints.content,
    })
    .execute();
  await db
    .insertInto("outbox")
    .values(
      listChannels(lead, context.hasWebhook).map((channel) => ({
        leadId: id,
        channel,
        state: quarantineReason ? ("held" as const) : ("pending" as const),
        createdAtMs: nowMs,
        nextAttemptAtMs: nowMs,
      })),
    )
    .execute();
  return { kind: "recorded", id, state, replayed: false };
}

function listChannels(lead: NewLead, hasWebhook: boolean): OutboxChannel[] {
  const channels: OutboxChannel[] = ["owner-mail"];
  if (lead.submission.email) channels.push("visitor-mail");
  if (hasWebhook) channels.push("webhook");
  return channels;
}

async function findFirstAnswer(
  db: Kysely<StoreTables>,
  lead: NewLead,
  { prints, nowMs }: RecordContext,
): Promise<{ id: string; state: "accepted" | "quarantined" } | undefined> {
  if (prints.key !== undefined) {
    return db
      .selectFrom("idempotency")
      .select(["leadId as id", "answeredState as state"])
      .where("keyHash", "=", prints.key)
      .executeTakeFirst();
  }
  if (!lead.sameContentIsSameLead) return undefined;
  return db
    .selectFrom("recentPosts")
    .innerJoin("leads", "leads.id", "recentPosts.leadId")
    .select(["leads.id as id", "leads.state as state"])
    .where("addressHash", "=", prints.address)
    .where("contentHash", "=", prints.content)
    .where("atMs", ">", nowMs - sameContentWindowMs)
    .where("atMs", "<=", nowMs)
    .executeTakeFirst();
}
