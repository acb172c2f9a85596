import { isToken } from "../bookings/index.ts";
import { isReference } from "../leads/index.ts";
import type { BookingKey, CancelResult } from "../store/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";
import { formatTime } from "./text.ts";

const resultPhrases: Record<CancelResult, string> = {
  cancelled:
    "is cancelled, and no longer holds its time; mails to you and to the visitor wait for the server to send them",
  alreadyCancelled: "was cancelled before",
  past: "has begun, so it cannot be cancelled any more",
  unknown: "is not known any more",
};

/** `leads cancel <reference or token> ...`: cancels bookings. */
export const cancel = defineCommand({
  name: "cancel",
  operands: "<reference or token> ...",
  effect: "cancels calls; both sides get a mail",
  details:
    "A reference is the one that the visitor quotes; `bookings --json` also prints each booking's token.",
  options: {},
  examples: [["cancel K7M2-9QXD", "cancels the call of the request with this reference"]],
  parse(_, operands) {
    const named = operands.map((name) => ({ name, key: readBookingKey(name) }));
    const unreadable = named.find(({ key }) => !key);
    if (unreadable) {
      return `${unreadable.name} is no reference, such as K7M2-9QXD, and no token of a booking.`;
    }
    return async (context) => {
      let isAllCancelled = true;
      for (const { name, key } of named) {
        if (key && !(await cancelBooking(context, name, key))) isAllCancelled = false;
      }
      return isAllCancelled;
    };
  },
});

/** Parses a booking's token or its request's reference. */
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
    terminal.say(`No call is known by ${name}. \`npm run leads -- bookings\` lists those to come.`);
    return false;
  }
  const result = await store.cancelBooking(booking.token, Date.now());
  const { firstName, email, slotStart } = booking;
  const time = formatTime(slotStart, settings.office.timeZone);
  terminal.say(`The call with ${firstName} (${email}) on ${time} ${resultPhrases[result]}.`);
  return result === "cancelled" || result === "alreadyCancelled";
}
