import type { Kysely } from "kysely";
import type { FormLimits } from "../settings/settings.ts";
import type { Fingerprints } from "./fingerprints.ts";
import { judgeLimits } from "./judge-limits.ts";
import { toRow } from "./lead-row.ts";
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

  const { id, nowMs, prints } = context;
  const verdict = await judgeLimits(db, context.limits, prints, nowMs);
  if (verdict.kind === "flood") return verdict;
  const quarantineReason = lead.honeypot ? "honeypot" : verdict.reason;
  const state = quarantineReason ? "quarantined" : "accepted";

  await db
    .insertInto("leads")
    .values(toRow(lead.submission, { id, receivedAtMs: nowMs, state, quarantineReason }))
    .execute();
  if (prints.key !== undefined) {
    await db
      .insertInto("idempotency")
      .values({ key_hash: prints.key, lead_id: id, answered_state: state })
      .execute();
  }
  await db
    .insertInto("recent_posts")
    .values({
      lead_id: id,
      at_ms: nowMs,
      address_hash: prints.address,
      email_hash: prints.email,
      content_hash: prints.content,
    })
    .execute();
  await db
    .insertInto("outbox")
    .values(
      listChannels(lead, context.hasWebhook).map((channel) => ({
        lead_id: id,
        channel,
        state: quarantineReason ? ("held" as const) : ("pending" as const),
        created_at_ms: nowMs,
        next_attempt_at_ms: nowMs,
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
      .select(["lead_id as id", "answered_state as state"])
      .where("key_hash", "=", prints.key)
      .executeTakeFirst();
  }
  if (!lead.sameContentIsSameLead) return undefined;
  return db
    .selectFrom("recent_posts")
    .innerJoin("leads", "leads.id", "recent_posts.lead_id")
    .select(["leads.id as id", "leads.state as state"])
    .where("address_hash", "=", prints.address)
    .where("content_hash", "=", prints.content)
    .where("at_ms", ">", nowMs - sameContentWindowMs)
    .where("at_ms", "<=", nowMs)
    .executeTakeFirst();
}
