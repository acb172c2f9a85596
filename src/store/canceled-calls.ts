import type { ExpressionBuilder, Kysely } from "kysely";
import { formTypes, isContactForm } from "../leads/index.ts";
import type { StoreTables } from "./schema.ts";

/** Selects when a lead's call was canceled, as `canceledAtMs`. */
export function selectCanceledAt(eb: ExpressionBuilder<StoreTables, "leads">) {
  return eb
    .selectFrom("bookings")
    .select("changedAtMs")
    .whereRef("bookings.leadId", "=", "leads.id")
    .where("bookings.state", "=", "cancelled")
    .as("canceledAtMs");
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
