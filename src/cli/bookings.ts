import { joinFullName, referenceOf } from "../leads/index.ts";
import type { StoredBooking } from "../store/index.ts";
import type { CommandContext } from "./command-context.ts";
import { describeCall } from "./describe-call.ts";
import { formatEntry } from "./format-entry.ts";

/** `leads bookings`: the calls to come, soonest first, in the office's zone or as a JSON array. */
export async function listBookings(context: CommandContext, { json }: { json: boolean }): Promise<void> {
  const { store, terminal, office } = context;
  const bookings = await store.bookings.listComing(Date.now());
  if (json) return terminal.write(`${JSON.stringify(bookings.map(toRecord), null, 2)}\n`);
  for (const booking of bookings) {
    const { leadId, slotStart, email, timezone, message } = booking;
    const call = `${describeCall(slotStart, office)}  ${referenceOf(leadId)}`;
    const person = [joinFullName(booking), email, timezone].filter(Boolean).join(", ");
    await terminal.write(formatEntry([call, person, message]));
  }
  terminal.say(bookings.length === 1 ? "1 call." : `${bookings.length} calls.`);
}

/** A call as an operator's programs read it. */
function toRecord({ leadId, sequence, changedAt, ...booking }: StoredBooking) {
  return { id: leadId, reference: referenceOf(leadId), ...booking };
}
