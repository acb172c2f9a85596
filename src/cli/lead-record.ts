import { recordNames, referenceOf, toLeadRecord } from "../leads/index.ts";
import type { Lead, Store, StoredBooking } from "../store/index.ts";
import { formatTime, spreadsheetTime } from "./text.ts";

/** Columns of an export after those of `list --json`. New ones go to the end: programs may read them by position. */
const exportNames = [
  "reference",
  "callTime",
  "callState",
  "quarantineReason",
  "releasedAt",
  "slotStart",
  "slotMinutes",
  "officeTime",
  "officeZone",
] as const;

/** Names and order of the columns of an export. */
export const exportColumns: readonly string[] = [...recordNames, ...exportNames];

/** A value of an export: empty or null if there is none. */
export type ExportValue = string | number | null;

/** Converts a lead into its record in an export, with the time of its call in the office's zone. */
export async function toExportRecord(
  lead: Lead,
  store: Pick<Store, "findBooking">,
  timeZone: string,
): Promise<Record<string, ExportValue>> {
  const call = await findCall(lead, store);
  const further: Record<(typeof exportNames)[number], ExportValue> = {
    reference: referenceOf(lead.id),
    callTime: call ? formatTime(call.slotStart, timeZone) : "",
    callState: call?.state ?? "",
    quarantineReason: lead.quarantineReason ?? "",
    releasedAt: lead.releasedAt ?? "",
    slotStart: call?.slotStart ?? "",
    slotMinutes: call?.slotMinutes ?? null,
    officeTime: call ? spreadsheetTime(call.slotStart, timeZone) : "",
    officeZone: call ? timeZone : "",
  };
  return { ...toLeadRecord(lead), ...further };
}

/** A call that a lead requested; a moved booking has another time than its lead. */
export interface RequestedCall {
  state: StoredBooking["state"] | "not booked";
  slotStart: string;
  /** `null` if it was not booked. */
  slotMinutes: number | null;
}

/** Finds the call of a lead; `undefined` if it requested none. */
export async function findCall(
  { id, slotStart }: Lead,
  store: Pick<Store, "findBooking">,
): Promise<RequestedCall | undefined> {
  if (!slotStart) return undefined;
  return (await store.findBooking({ leadId: id })) ?? { state: "not booked", slotStart, slotMinutes: null };
}
