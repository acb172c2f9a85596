import { isToken, type StoredBooking } from "../bookings/index.ts";
import { isReference, joinFullName, referenceOf } from "../forms/index.ts";
import type { BookingKey, CancelResult } from "../store/index.ts";
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

const resultPhrases: Record<CancelResult, string> = {
  cancelled: "is canceled and its slot is free; the server will email you and the visitor",
  alreadyCancelled: "was already canceled",
  past: "has already started and can't be canceled",
  unknown: "no longer exists",
};

export const cancel = defineCommand({
  name: "cancel",
  operands: "<reference or token> ...",
  effect: "cancels calls and notifies both sides by email",
  details: "The reference is what visitors quote; `bookings --json` also prints each booking's token.",
  options: {},
  examples: [["cancel K7M2-9QXD", "cancels the call with this reference"]],
  parse(_, operands) {
    const named = operands.map((name) => ({ name, key: readBookingKey(name) }));
    const invalid = named.find(({ key }) => !key);
    if (invalid) return `"${invalid.name}" is neither a reference like K7M2-9QXD nor a booking token.`;
    return async (context) => {
      let isAllCancelled = true;
      for (const { name, key } of named) {
        if (key && !(await cancelBooking(context, name, key))) isAllCancelled = false;
      }
      return isAllCancelled;
    };
  },
});

function readBookingKey(text: string): BookingKey | undefined {
  if (isToken(text)) return { token: text };
  const reference = text.toUpperCase();
  return isReference(reference) ? { reference } : undefined;
}

async function cancelBooking(
  { store, terminal, settings }: CommandContext,
  name: string,
  key: BookingKey,
): Promise<boolean> {
  const booking = await store.findBooking(key);
  if (!booking) {
    terminal.say(`No call found for ${name}. \`npm run leads -- bookings\` lists upcoming calls.`);
    return false;
  }
  const result = await store.cancelBooking(booking.token, Date.now(), "owner");
  const { firstName, email, slotStart } = booking;
  const time = formatTime(slotStart, settings.office.timeZone);
  terminal.say(`The call with ${firstName} (${email}) on ${time} ${resultPhrases[result]}.`);
  return result === "cancelled" || result === "alreadyCancelled";
}
