import type { ExpressionBuilder, Kysely } from "kysely";
import type { BookingState } from "../bookings/index.ts";
import { type FormType, formTypes, isContactForm } from "../forms/index.ts";
import type { ReplyAlert, StoreTables } from "./schema.ts";

/** In the order in which they are sent; `replyAlerts` counts them. */
export const replyAlertKinds: readonly ReplyAlert[] = ["unanswered", "overdue"];

/** A report or a booked call is the answer itself; a visitor whose call could not be booked is promised another time. */
export function isReplyPromised(formType: FormType, isBooked: boolean): boolean {
  return isContactForm(formType) || (formType === "schedule" && !isBooked);
}

/** Selects when a lead's call last changed, if it is in this state. */
export function selectChangedAt(eb: ExpressionBuilder<StoreTables, "leads">, state: BookingState) {
  return eb
    .selectFrom("bookings")
    .select("changedAtMs")
    .whereRef("bookings.leadId", "=", "leads.id")
    .where("bookings.state", "=", state);
}

/** Awaits a reply to a lead whose call is being canceled, if its form promised one. */
export async function awaitReplyAgain(db: Kysely<StoreTables>, leadId: string): Promise<void> {
  await db
    .updateTable("leads")
    .set({ replyAlerts: 0 })
    .where("id", "=", leadId)
    .where("formType", "in", formTypes.filter(isContactForm))
    .where("answeredAtMs", "is", null)
    .execute();
}

/**
 * Call it when a lead books a call: the visitor's earlier leads whose call was canceled, or could not be booked, no longer
 * await a reply about another time.
 */
export async function awaitNoOtherReply(
  db: Kysely<StoreTables>,
  { id, emailKey }: { id: string; emailKey: string },
): Promise<void> {
  if (!emailKey) return;
  const leads = await db
    .updateTable("leads")
    .set({ replyAlerts: null })
    .where("emailKey", "=", emailKey)
    .where("id", "!=", id)
    .where("answeredAtMs", "is", null)
    .where("replyAlerts", "is not", null)
    .where((eb) => eb.or([eb("formType", "=", "schedule"), eb.exists(selectChangedAt(eb, "cancelled"))]))
    .returning("id")
    .execute();
  for (const lead of leads) await skipReplyAlerts(db, lead.id, "Another call was booked.");
}

/** Skips a lead's alerts that haven't been sent. */
export async function skipReplyAlerts(
  db: Kysely<StoreTables>,
  leadId: string,
  skipReason: string,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ state: "skipped", skipReason })
    .where("leadId", "=", leadId)
    .where("kind", "in", replyAlertKinds)
    .where("state", "in", ["pending", "failed"])
    .execute();
}
