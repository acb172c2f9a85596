import type { StoredBooking } from "../bookings/index.ts";
import { isReference, recordNames, referenceOf, toLeadRecord } from "../forms/index.ts";
import type { Lead, LeadKey, Store } from "../store/index.ts";
import type { CommandContext } from "./command.ts";
import { formatTime, spreadsheetTime } from "./text.ts";

/** Reads a lead's id or reference, ignoring case. */
export function toLeadKey(name: string): LeadKey {
  const upper = name.toUpperCase();
  return isReference(upper) ? { reference: upper } : { id: upper };
}

/** If there is no such lead, prints a message. */
export async function findLead({ store, terminal }: CommandContext, name: string): Promise<Lead | undefined> {
  const lead = await store.findLead(toLeadKey(name));
  if (!lead)
    terminal.say(`No lead found for ${name}. To see ids and references, run \`npm run leads -- list\`.`);
  return lead;
}

export type ExportValue = string | number | null;

interface ExportFacts {
  lead: Lead;
  call: RequestedCall | undefined;
  /** The office's. */
  timeZone: string;
}

/** Columns that follow those of `list --json`. Add new ones at the end, because programs might read them by position. */
const furtherColumns: Readonly<Record<string, (facts: ExportFacts) => ExportValue>> = {
  reference: ({ lead }) => referenceOf(lead.id),
  callTime: ({ call, timeZone }) => (call ? formatTime(call.slotStart, timeZone) : ""),
  callState: ({ call }) => call?.state ?? "",
  quarantineReason: ({ lead }) => lead.quarantineReason ?? "",
  releasedAt: ({ lead }) => lead.releasedAt ?? "",
  slotStart: ({ call }) => call?.slotStart ?? "",
  slotMinutes: ({ call }) => call?.slotMinutes ?? null,
  officeTime: ({ call, timeZone }) => (call ? spreadsheetTime(call.slotStart, timeZone) : ""),
  officeZone: ({ call, timeZone }) => (call ? timeZone : ""),
  answeredAt: ({ lead }) => lead.answeredAt ?? "",
};

const further = Object.entries(furtherColumns);

export const exportColumns: readonly string[] = [
  ...recordNames.filter((name) => name !== "answeredAt"),
  ...further.map(([name]) => name),
];

/** `timeZone` is the office's. */
export async function toExportRecord(
  lead: Lead,
  store: Pick<Store, "findBooking">,
  timeZone: string,
): Promise<Record<string, ExportValue>> {
  const facts = { lead, call: await findCall(lead, store), timeZone };
  const { answeredAt, ...record } = toLeadRecord(lead);
  return { ...record, ...Object.fromEntries(further.map(([name, read]) => [name, read(facts)])) };
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
