import { isToken } from "../bookings/index.ts";
import { isReference } from "../leads/index.ts";
import type { BookingKey, CancelResult } from "../store/index.ts";
import type { CommandContext } from "./command-context.ts";
import { describeCall } from "./describe-call.ts";

/** Reads what names a booking: its token, or the reference of its request; `undefined` for anything else. */
export function readBookingKey(text: string): BookingKey | undefined {
  if (isToken(text)) return { token: text };
  const reference = text.toUpperCase();
  return isReference(reference) ? { reference } : undefined;
}

const words: Record<CancelResult, string> = {
  cancelled:
    "is cancelled, and no longer holds its time; mails to you and to the visitor wait for the server to send them",
  alreadyCancelled: "was cancelled before",
  past: "has begun, so it cannot be cancelled any more",
  unknown: "is not known any more",
};

/** A call to cancel, with the token or reference as the operator typed it. */
export interface NamedBooking {
  name: string;
  key: BookingKey;
}

/** `leads cancel <token or reference> ...`. Returns whether every call is cancelled now. */
export async function cancelBookings(
  context: CommandContext,
  bookings: readonly NamedBooking[],
): Promise<boolean> {
  let isAllCancelled = true;
  for (const booking of bookings) {
    if (!(await cancelBooking(context, booking))) isAllCancelled = false;
  }
  return isAllCancelled;
}

async function cancelBooking(
  { store, terminal, office }: CommandContext,
  { name, key }: NamedBooking,
): Promise<boolean> {
  const booking = await store.bookings.find(key);
  if (!booking) {
    terminal.say(`No call is known by ${name}. \`npm run leads -- bookings\` lists those to come.`);
    return false;
  }
  const result = await store.bookings.cancel(booking.token, Date.now());
  const { firstName, email, slotStart } = booking;
  terminal.say(
    `The call with ${firstName} (${email}) on ${describeCall(slotStart, office)} ${words[result]}.`,
  );
  return result === "cancelled" || result === "alreadyCancelled";
}
