import { isReference, recordNames, referenceOf, toLeadRecord } from "../leads/index.ts";
import type { Lead, Store, StoredBooking } from "../store/index.ts";
import type { CommandContext } from "./command.ts";
import { formatTime, spreadsheetTime } from "./text.ts";

/** Finds a lead by its id or reference, ignoring case. If there is none, prints a message. */
export async function findLead({ store, terminal }: CommandContext, name: string): Promise<Lead | undefined> {
  const upper = name.toUpperCase();
  const lead = await store.findLead(isReference(upper) ? { reference: upper } : { id: upper });
  if (!lead)
    terminal.say(`No lead found for ${name}. To see ids and references, run \`npm run leads -- list\`.`);
  return lead;
}

/** Columns that follow those of `list --json`. Add new ones at the end, because programs might read them by position. */
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
  "answeredAt",
] as const;

export const exportColumns: readonly string[] = [
  ...recordNames.filter((name) => name !== "answeredAt"),
  ...exportNames,
];

export type ExportValue = string | number | null;

/** `timeZone` is the office's time zone. */
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
    answeredAt: lead.answeredAt ?? "",
  };
  const { answeredAt, ...record } = toLeadRecord(lead);
  return { ...record, ...further };
}

/** The call that a lead asked for. If the booking was moved, its time differs from the lead's. */
interface RequestedCall {
  state: StoredBooking["state"] | "not booked";
  slotStart: string;
  /** `null` if the call was not booked. */
  slotMinutes: number | null;
}

export async function findCall(
  { id, slotStart }: Lead,
  store: Pick<Store, "findBooking">,
): Promise<RequestedCall | undefined> {
  if (!slotStart) return undefined;
  return (await store.findBooking({ leadId: id })) ?? { state: "not booked", slotStart, slotMinutes: null };
}
