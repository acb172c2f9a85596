/** A cancelled booking keeps its row and frees its slot. */
export type BookingState = "booked" | "cancelled";

/** A booking as its page shows it (spec: Scheduling). */
export interface ShownBooking {
  /** Unguessable; anyone who has it may see, move and cancel the booking. */
  token: string;
  /** ISO 8601, UTC with milliseconds. */
  slotStart: string;
  slotMinutes: number;
  state: BookingState;
  /** Reference of the request that the booking belongs to. */
  reference: string;
  firstName: string;
  /** The visitor's zone; the office's where the browser sent no valid one. */
  visitorZone: string;
  /** It has begun and can no longer be changed. */
  isPast: boolean;
}

/** A request to move a booking that was refused. */
export interface RefusedMove {
  /** A sentence for the visitor. */
  error: string;
  /** The time that was requested; may be empty or any text. */
  slotStart: string;
}

/** Returns whether a text has the shape of a token: 144 random bits as base64url. Nothing else is looked up in the store. */
export function isToken(text: string): boolean {
  return /^[\w-]{24}$/.test(text);
}
