import type { Insertable, Kysely } from "kysely";
import type { FormLimits } from "#config/settings/index.ts";
import { dayMs } from "#platform/time/durations.ts";
import type { FormType } from "../forms/index.ts";
import { deliveryIdOf, mailChannels } from "./delivery-id.ts";
import type { LeadState, MessageKind, OutboxTable, StoreTables } from "./schema.ts";

interface NewDelivery {
  leadId: string;
  channel: string;
  kind: MessageKind;
  /** How many times the booking had changed, if the message is about that version of it. */
  sequence?: number | undefined;
  dueMs: number;
}

/** Returns the row of a pending delivery. */
export function pendingDelivery({ leadId, channel, kind, sequence, dueMs }: NewDelivery) {
  const occasion = sequence === undefined ? kind : `${kind}-${sequence}`;
  return {
    id: deliveryIdOf(leadId, channel, kind === "request" ? undefined : occasion),
    leadId,
    channel,
    kind,
    state: "pending",
    createdAtMs: dueMs,
    nextAttemptAtMs: dueMs,
  } satisfies Insertable<OutboxTable>;
}

interface DeliveredLead {
  leadId: string;
  leadState: LeadState;
  formType: FormType;
  /** Empty if the lead has no email address. */
  emailKey: string;
  limits: FormLimits | "off";
  /** Configured channels in addition to email. */
  channels: readonly string[];
  isReportMissing?: boolean | undefined;
  nowMs: number;
}

/** Queues a delivery for each channel. Returns whether the visitor's email is skipped. */
export async function insertLeadDeliveries(db: Kysely<StoreTables>, lead: DeliveredLead): Promise<boolean> {
  const { leadId, leadState, emailKey, nowMs } = lead;
  const rowOf = (channel: string): Insertable<OutboxTable> => ({
    ...pendingDelivery({ leadId, channel, kind: "request", dueMs: nowMs }),
    state: leadState === "quarantined" ? "held" : "pending",
  });
  const rows = [mailChannels.owner, ...lead.channels].map(rowOf);
  const canBeSkipped = emailKey && leadState === "accepted";
  const skipReason = canBeSkipped ? await findSkipReason(db, lead) : undefined;
  if (emailKey) {
    rows.push({ ...rowOf(mailChannels.visitor), ...(skipReason && { state: "skipped", skipReason }) });
  }
  await db.insertInto("outbox").values(rows).execute();
  return skipReason !== undefined;
}

/** Queues a released lead's `held` deliveries, subject to the same limits per email address. */
export async function releaseLeadDeliveries(
  db: Kysely<StoreTables>,
  { leadId, ...lead }: Pick<DeliveredLead, "leadId" | "formType" | "emailKey" | "nowMs">,
): Promise<void> {
  const held = db.updateTable("outbox").where("leadId", "=", leadId).where("state", "=", "held");
  const skipReason = await findSkipReason(db, lead);
  if (skipReason) {
    await held.set({ state: "skipped", skipReason }).where("channel", "=", mailChannels.visitor).execute();
  }
  await held.set({ state: "pending", createdAtMs: lead.nowMs, nextAttemptAtMs: lead.nowMs }).execute();
}

export async function isConfirmationSkipped(db: Kysely<StoreTables>, leadId: string): Promise<boolean> {
  const row = await db
    .selectFrom("outbox")
    .select("state")
    .where("id", "=", deliveryIdOf(leadId, mailChannels.visitor))
    .executeTakeFirst();
  return row?.state === "skipped";
}

/** How long before a call the visitor is reminded. There is no reminder if the call is booked later than that. */
const reminderMs = dayMs;

interface NewReminder {
  leadId: string;
  slotStartMs: number;
  /** How many times the booking has changed. */
  sequence?: number;
  nowMs: number;
}

/** Queues the reminder for a new or moved booking (spec: Scheduling). */
export async function insertReminder(
  db: Kysely<StoreTables>,
  { leadId, slotStartMs, sequence = 0, nowMs }: NewReminder,
): Promise<void> {
  const dueMs = slotStartMs - reminderMs;
  if (dueMs <= nowMs || !(await hasEmail(db, leadId))) return;
  const channel = mailChannels.visitor;
  const reminder = pendingDelivery({ leadId, channel, kind: "reminder", sequence, dueMs });
  await db.insertInto("outbox").values(reminder).execute();
}

interface BookingChange {
  kind: "book" | "move" | "cancel";
  leadId: string;
  /** The sequence after this change. */
  sequence: number;
  nowMs: number;
  isByOwner?: boolean;
}

const changeNames = { book: "booked", move: "moved", cancel: "canceled" } as const;

/** Queues an email to the visitor and one to the owner about a later, moved or canceled booking, and skips its reminder. */
export async function insertChangeDeliveries(
  db: Kysely<StoreTables>,
  { kind, leadId, sequence, nowMs, isByOwner = false }: BookingChange,
): Promise<void> {
  const channels = (await hasEmail(db, leadId)) ? Object.values(mailChannels) : [mailChannels.owner];
  const rows = channels.map((channel) => ({
    ...pendingDelivery({ leadId, channel, kind, sequence, dueMs: nowMs }),
    ...(isByOwner && channel === mailChannels.owner && { kind: "owner-cancel" as const }),
  }));
  await db.insertInto("outbox").values(rows).execute();
  await db
    .updateTable("outbox")
    .set({ state: "skipped", skipReason: `The call was ${changeNames[kind]}.` })
    .where("leadId", "=", leadId)
    .where("kind", "=", "reminder")
    .where("state", "in", ["pending", "failed"])
    .execute();
}

/** A lead from the LinkedIn form can have a call, but nowhere to email its visitor. */
async function hasEmail(db: Kysely<StoreTables>, leadId: string): Promise<boolean> {
  const lead = await db.selectFrom("leads").select("email").where("id", "=", leadId).executeTakeFirst();
  return lead !== undefined && lead.email !== "";
}

/**
 * Deletes the deliveries of a lead being erased, and queues one of kind `erased`, which contains only the lead's id, for each
 * of `channels`. Returns how many it deleted.
 */
export async function eraseDeliveries(
  db: Kysely<StoreTables>,
  { leadId, channels, nowMs }: Pick<DeliveredLead, "leadId" | "channels" | "nowMs">,
): Promise<number> {
  const deleted = await db
    .deleteFrom("outbox")
    .where("leadId", "=", leadId)
    .returning("lockedUntilMs")
    .execute();
  // Due after any attempt in flight has ended, because a receiver must not get the lead after its erasure.
  const dueMs = Math.max(nowMs, ...deleted.map(({ lockedUntilMs }) => lockedUntilMs));
  const rows = channels.map((channel) => ({
    ...pendingDelivery({ leadId, channel, kind: "erased", dueMs }),
    leadId: null,
    createdAtMs: nowMs,
  }));
  if (rows.length > 0) await db.insertInto("outbox").values(rows).execute();
  return deleted.length;
}

/** Daily limits on emails to one address, by form; bookings are always confirmed (spec: Delivery). */
const mailLimits = [
  {
    formTypes: ["contact", "modal"],
    count: 1,
    reason: "This address got a confirmation within the last 24 hours.",
  },
  {
    formTypes: ["marketSignal"],
    count: 3,
    reason: "This address got three reports within the last 24 hours.",
  },
] as const;

type MailedLead = Pick<DeliveredLead, "formType" | "emailKey" | "nowMs" | "isReportMissing"> &
  Partial<Pick<DeliveredLead, "limits">>;

async function findSkipReason(
  db: Kysely<StoreTables>,
  { formType, emailKey, nowMs, limits, isReportMissing }: MailedLead,
): Promise<string | undefined> {
  if (isReportMissing) return "No market signal has the requested name.";
  if (limits === "off") return undefined;
  const limit = mailLimits.find(({ formTypes }) => formTypes.some((limited) => limited === formType));
  if (!limit) return undefined;
  const reached = await db
    .selectFrom("leads")
    .innerJoin("outbox", "outbox.leadId", "leads.id")
    .select("outbox.id")
    .where("emailKey", "=", emailKey)
    .where("formType", "in", limit.formTypes)
    .where("channel", "=", mailChannels.visitor)
    .where("kind", "=", "request")
    // Failed emails were never sent.
    .where("outbox.state", "not in", ["held", "skipped", "failed"])
    // The time the email was queued, because a lead can be released long after it was stored.
    .where("nextAttemptAtMs", ">", nowMs - dayMs)
    .limit(1)
    .offset(limit.count - 1)
    .executeTakeFirst();
  return reached && limit.reason;
}
