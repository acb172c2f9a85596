import { recordNames, referenceOf, toLeadRecord } from "../leads/index.ts";
import type { Lead, Store } from "../store/index.ts";
import { formatTime } from "./text.ts";

/** Further columns of an export. */
const exportNames = ["reference", "callTime", "callState", "quarantineReason", "releasedAt"] as const;

/** Names and order of the columns of an export. */
export const exportColumns: readonly string[] = [...recordNames, ...exportNames];

/** Converts a lead into its record in an export: with its call in the office's zone. */
export async function toExportRecord(
  lead: Lead,
  store: Pick<Store, "findBooking">,
  timeZone: string,
): Promise<Record<string, string>> {
  const call = await findCall(lead, store);
  const further: Record<(typeof exportNames)[number], string> = {
    reference: referenceOf(lead.id),
    callTime: call ? formatTime(lead.slotStart, timeZone) : "",
    callState: call ?? "",
    quarantineReason: lead.quarantineReason ?? "",
    releasedAt: lead.releasedAt ?? "",
  };
  return { ...toLeadRecord(lead), ...further };
}

/** State of the call that a lead requested; `undefined` where it requested none. */
export async function findCall(
  { id, slotStart }: Lead,
  store: Pick<Store, "findBooking">,
): Promise<"booked" | "cancelled" | "not booked" | undefined> {
  if (!slotStart) return undefined;
  return (await store.findBooking({ leadId: id }))?.state ?? "not booked";
}
