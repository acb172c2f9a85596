import type { StoredBooking } from "../bookings/index.ts";
import { isReference } from "../forms/index.ts";
import type { Lead, LeadKey, Store } from "../store/index.ts";
import type { CommandContext } from "./command.ts";

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

/** The call that a lead asked for. If the booking was moved, its time differs from the lead's. */
export interface RequestedCall {
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
