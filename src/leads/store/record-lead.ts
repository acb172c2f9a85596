import type { Kysely } from "kysely";
import type { FormLimits } from "#config/settings/index.ts";
import type { Submission } from "../forms/index.ts";
import { awaitNoOtherReply, isReplyPromised } from "./awaited-replies.ts";
import { bookSlot, type RequestedSlot } from "./book-slot.ts";
import { findFirstResponse, rememberKey, repeatResponse } from "./idempotency.ts";
import type { LeadHashes } from "./lead-hashes.ts";
import { insertLeadDeliveries, insertReminder } from "./queue-deliveries.ts";
import { findExceededLimit, findQuarantineWaitMs } from "./rate-limits.ts";
import type { LeadState, StoreTables } from "./schema.ts";

export interface NewLead {
  submission: Submission;
  /** The honeypot was filled in (spec 5), so the lead is quarantined. */
  honeypot: boolean;
  /** The sender's IP address (IPv6: its /64); stored only as a salted hash, for one day. */
  clientIp: string;
  /** `Idempotency-Key`: submissions with the same key are the same lead. */
  idempotencyKey: string | undefined;
  /** The sender is above the hard limit: replays get their response, but nothing new is stored. */
  isReplayOnly: boolean;
  /** The slot to book in the same transaction. */
  slot?: RequestedSlot;
  /** Configured channels in addition to email; each gets a delivery. */
  channels: readonly string[];
  /** The requested report doesn't exist, so the visitor isn't emailed. */
  isReportMissing?: boolean;
  /** For native posts, which don't have a key: the same content from the same IP address within 60 s is the same lead. */
  sameContentIsSameLead: boolean;
}

/**
 * - `replayed`: the lead was already stored, and this repeats the first response.
 * - `booking`: token of the lead's booking.
 * - `isMailSkipped`: the visitor isn't emailed, even though the lead has an email address.
 *
 * The other kinds don't store anything. `refused`: `isReplayOnly` was set and this isn't a replay; `quarantineFull`: the
 * sender's share of quarantine is full for `retryAfterMs`; `otherContent`: the key was used for another submission.
 */
export type RecordResult =
  | {
      kind: "recorded";
      id: string;
      state: LeadState;
      replayed: boolean;
      isMailSkipped?: true;
      booking?: string;
    }
  | { kind: "quarantineFull"; retryAfterMs: number }
  | { kind: "refused" | "otherContent" | "slotNotOffered" | "slotTaken" };

interface RecordContext {
  limits: FormLimits | "off";
  hashes: LeadHashes;
  emailKey: string;
  id: string;
  nowMs: number;
}

/** Runs inside a transaction that the caller commits. */
export async function recordLead(
  db: Kysely<StoreTables>,
  lead: NewLead,
  context: RecordContext,
): Promise<RecordResult> {
  const { id, nowMs, hashes, emailKey } = context;
  const first = await findFirstResponse(db, lead, context);
  if (first && first.contentHash !== hashes.content) return { kind: "otherContent" };
  if (first) {
    if (!lead.isReplayOnly) await rememberKey(db, first, hashes);
    return repeatResponse(db, first);
  }

  if (lead.isReplayOnly) return { kind: "refused" };
  if (lead.slot?.isOffered === false && !lead.honeypot) return { kind: "slotNotOffered" };

  const { limits } = context;
  const post = limits === "off" ? undefined : { limits, hashes, nowMs };
  const exceeded = post ? await findExceededLimit(db, post, lead.slot !== undefined) : null;
  const quarantineReason = lead.honeypot ? "honeypot" : exceeded;
  const state = quarantineReason ? "quarantined" : "accepted";
  const bytes = quarantineReason ? Buffer.byteLength(JSON.stringify(lead.submission)) : 0;
  if (post && quarantineReason) {
    const retryAfterMs = await findQuarantineWaitMs(db, post, bytes);
    if (retryAfterMs > 0) return { kind: "quarantineFull", retryAfterMs };
  }

  await db
    .insertInto("leads")
    .values({
      ...lead.submission,
      id,
      emailKey,
      receivedAtMs: nowMs,
      state,
      quarantineReason,
      releasedAtMs: null,
      answeredAtMs: null,
      replyAlerts: isReplyPromised(lead.submission.formType, lead.slot !== undefined) ? 0 : null,
    })
    .execute();
  const { formType } = lead.submission;
  const slotStartMs = Date.parse(lead.submission.slotStart);
  let token: string | undefined;
  if (lead.slot?.isOffered) {
    token = await bookSlot(db, { leadId: id, slotStartMs, slot: lead.slot, leadState: state, nowMs });
    if (token === undefined) {
      await db.deleteFrom("leads").where("id", "=", id).execute();
      return { kind: "slotTaken" };
    }
  }
  await rememberKey(db, { id, state }, hashes);
  await db
    .insertInto("recentPosts")
    .values({
      leadId: id,
      atMs: nowMs,
      state,
      bytes,
      addressHash: hashes.ip,
      emailHash: hashes.email,
      contentHash: hashes.content,
    })
    .execute();
  const isMailSkipped = await insertLeadDeliveries(db, {
    leadId: id,
    leadState: state,
    formType,
    emailKey,
    limits,
    channels: lead.channels,
    isReportMissing: lead.isReportMissing,
    nowMs,
  });
  if (state === "quarantined") return { kind: "recorded", id, state, replayed: false };
  if (token) await insertReminder(db, { leadId: id, slotStartMs, nowMs });
  if (token) await awaitNoOtherReply(db, { id, emailKey });
  return {
    kind: "recorded",
    id,
    state,
    replayed: false,
    ...(isMailSkipped && { isMailSkipped }),
    ...(token && { booking: token }),
  };
}
