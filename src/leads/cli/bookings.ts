import type { StoredBooking } from "../bookings/index.ts";
import { joinFullName, referenceOf } from "../forms/index.ts";
import { type CommandContext, defineCommand, jsonOption } from "./command.ts";
import { formatCount, formatEntry, formatTime } from "./text.ts";

export const bookings = defineCommand({
  name: "bookings",
  effect: "lists upcoming calls, soonest first",
  options: { json: jsonOption },
  examples: [["bookings", "shows upcoming calls in the office's time zone"]],
  parse:
    ({ json }) =>
    (context) =>
      printBookings(context, json).then(() => true),
});

async function printBookings({ store, terminal, settings }: CommandContext, json: boolean): Promise<void> {
  const coming = await store.listComingBookings(Date.now());
  if (json) return terminal.write(`${JSON.stringify(coming.map(toBookingRecord), null, 2)}\n`);
  for (const booking of coming) {
    const { leadId, slotStart, email, timezone, message } = booking;
    const time = `${formatTime(slotStart, settings.office.timeZone)}  ${referenceOf(leadId)}`;
    const person = [joinFullName(booking), email, timezone].filter(Boolean).join(", ");
    await terminal.write(formatEntry([time, person, message]));
  }
  terminal.say(`${formatCount(coming.length, "call")}.`);
}

function toBookingRecord({ leadId, sequence, changedAt, ...booking }: StoredBooking) {
  return { id: leadId, reference: referenceOf(leadId), ...booking };
}
