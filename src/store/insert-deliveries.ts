import { type Insertable, type Kysely, sql } from "kysely";
import { dayMs } from "../durations.ts";
import type { FormType } from "../leads/index.ts";
import type { FormLimits } from "../settings/index.ts";
import { changeOccasion, deliveryIdOf, mailChannels } from "./delivery-id.ts";
import type { LeadState, OutboxTable, StoreTables } from "./schema.ts";

/** A new request to queue deliveries for. */
export interface DeliveredRequest {
  leadId: string;
  leadState: LeadState;
  formType: FormType;
  email: string;
  limits: FormLimits | "off";
  /** Names of the configured channels beside the mails. */
  channels: readonly string[];
  isReportMissing?: boolean | undefined;
  nowMs: number;
}

/** Queues a delivery for each channel of a new request. Returns whether the visitor's mail is skipped. */
export async function insertRequestDeliveries(
  db: Kysely<StoreTables>,
  request: DeliveredRequest,
): Promise<boolean> {
  const { leadId, leadState, email, nowMs } = request;
  const rowOf = (channel: string): Insertable<OutboxTable> => ({
    id: deliveryIdOf(leadId, channel),
    leadId,
    channel,
    kind: "request",
    state: leadState === "quarantined" ? "held" : "pending",
    createdAtMs: nowMs,
    nextAttemptAtMs: nowMs,
  });
  const rows = [mailChannels.owner, ...request.channels].map(rowOf);
  const mayBeSkipped = email && leadState === "accepted";
  const skipReason = mayBeSkipped ? await findSkipReason(db, request) : undefined;
  if (email)
    rows.push({ ...rowOf(mailChannels.visitor), ...(skipReason && { state: "skipped", skipReason }) });
  await db.insertInto("outbox").values(rows).execute();
  return skipReason !== undefined;
}

/** Queues the held deliveries of a released request, within the same limits on mails to one e-mail address. */
export async function releaseRequestDeliveries(
  db: Kysely<StoreTables>,
  { leadId, ...request }: Pick<DeliveredRequest, "leadId" | "formType" | "email" | "nowMs">,
): Promise<void> {
  const held = db.updateTable("outbox").where("leadId", "=", leadId).where("state", "=", "held");
  const skipReason = await findSkipReason(db, request);
  if (skipReason) {
    await held.set({ state: "skipped", skipReason }).where("channel", "=", mailChannels.visitor).execute();
  }
  await held.set({ state: "pending", nextAttemptAtMs: request.nowMs }).execute();
}

/** Returns whether the mail that confirms a request was skipped. */
export async function isRequestMailSkipped(db: Kysely<StoreTables>, leadId: string): Promise<boolean> {
  const row = await db
    .selectFrom("outbox")
    .select("state")
    .where("id", "=", deliveryIdOf(leadId, mailChannels.visitor))
    .executeTakeFirst();
  return row?.state === "skipped";
}

/** How long before a call its visitor is reminded; one who books later is not. */
const reminderMs = dayMs;

/** The call to remind of, and its number of changes. */
interface NewReminder {
  leadId: string;
  slotStart: string;
  sequence?: number;
  nowMs: number;
}

/** Queues the reminder of a new or moved booking (spec: Scheduling). */
export async function insertReminder(
  db: Kysely<StoreTables>,
  { leadId, slotStart, sequence = 0, nowMs }: NewReminder,
): Promise<void> {
  const dueMs = Date.parse(slotStart) - reminderMs;
  if (dueMs <= nowMs) return;
  const channel = mailChannels.visitor;
  await db
    .insertInto("outbox")
    .values({
      id: deliveryIdOf(leadId, channel, changeOccasion("reminder", sequence)),
      leadId,
      channel,
      kind: "reminder",
      state: "pending",
      createdAtMs: dueMs,
      nextAttemptAtMs: dueMs,
    })
    .execute();
}

/** A change of a booking; `sequence` is the new one. */
interface BookingChange {
  kind: "move" | "cancel";
  leadId: string;
  sequence: number;
  nowMs: number;
}

const changeNames = { move: "moved", cancel: "cancelled" } as const;

/** Queues a mail to each side about a moved or cancelled booking, in place of its reminder. */
export async function insertChangeDeliveries(
  db: Kysely<StoreTables>,
  { kind, leadId, sequence, nowMs }: BookingChange,
): Promise<void> {
  const rows = Object.values(mailChannels).map((channel) => ({
    id: deliveryIdOf(leadId, channel, changeOccasion(kind, sequence)),
    leadId,
    channel,
    kind,
    state: "pending" as const,
    createdAtMs: nowMs,
    nextAttemptAtMs: nowMs,
  }));
  await db.insertInto("outbox").values(rows).execute();
  await db
    .updateTable("outbox")
    .set({ state: "skipped", skipReason: `The call was ${changeNames[kind]}.` })
    .where("leadId", "=", leadId)
    .where("kind", "=", "reminder")
    .where("state", "=", "pending")
    .execute();
}

/** An erasure of a lead. */
export interface Erasure {
  leadId: string;
  /** Names of the channels that are notified, by a delivery of kind `erased` that has the lead's id alone. */
  channels: readonly string[];
  nowMs: number;
}

/** Deletes the deliveries of a lead that is being erased, and queues those about its erasure. Returns how many are gone. */
export async function eraseDeliveries(
  db: Kysely<StoreTables>,
  { leadId, channels, nowMs }: Erasure,
): Promise<number> {
  const deleted = await db
    .deleteFrom("outbox")
    .where("leadId", "=", leadId)
    .returning("lockedUntilMs")
    .execute();
  // After an attempt in flight: a receiver must not get the lead after its erasure.
  const dueMs = Math.max(nowMs, ...deleted.map(({ lockedUntilMs }) => lockedUntilMs));
  const rows = channels.map((channel) => ({
    id: deliveryIdOf(leadId, channel, "erased"),
    leadId: null,
    channel,
    kind: "erased" as const,
    state: "pending" as const,
    createdAtMs: nowMs,
    nextAttemptAtMs: dueMs,
  }));
  if (rows.length > 0) await db.insertInto("outbox").values(rows).execute();
  return deleted.length;
}

/** Daily limits on mails to one e-mail address, by form; bookings are always confirmed (spec: Delivery). */
const mailLimits = [
  {
    formTypes: ["contact", "modal"],
    count: 1,
    reason: "This address was sent a confirmation within 24 hours.",
  },
  { formTypes: ["marketSignal"], count: 3, reason: "This address was sent three reports within 24 hours." },
] as const;

type MailedRequest = Pick<DeliveredRequest, "formType" | "email" | "nowMs" | "isReportMissing"> &
  Partial<Pick<DeliveredRequest, "limits">>;

async function findSkipReason(
  db: Kysely<StoreTables>,
  { formType, email, nowMs, ...request }: MailedRequest,
): Promise<string | undefined> {
  if (request.isReportMissing) return "There is no market signal by the name that was sent.";
  if (request.limits === "off") return undefined;
  const limit = mailLimits.find(({ formTypes }) => formTypes.some((limited) => limited === formType));
  if (!limit) return undefined;
  const reached = await db
    .selectFrom("leads")
    .innerJoin("outbox", "outbox.leadId", "leads.id")
    .select("outbox.id")
    .where(sql<string>`lower(email)`, "=", sql<string>`lower(${email})`)
    .where("formType", "in", limit.formTypes)
    .where("channel", "=", mailChannels.visitor)
    .where("kind", "=", "request")
    // One that failed was not sent.
    .where("outbox.state", "not in", ["held", "skipped", "failed"])
    // When it was queued, as a request may be released long after it was stored.
    .where("nextAttemptAtMs", ">", nowMs - dayMs)
    .limit(1)
    .offset(limit.count - 1)
    .executeTakeFirst();
  return reached && limit.reason;
}
