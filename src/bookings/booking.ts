/** A cancelled booking keeps its row, and no longer holds its slot. */
export type BookingState = "booked" | "cancelled";

/** A booked call as its page shows it (decisions: Scheduling). */
export interface ShownBooking {
  /** Unguessable; anyone who has it may see and cancel the booking. */
  token: string;
  /** ISO 8601, UTC with milliseconds. */
  slotStart: string;
  slotMinutes: number;
  state: BookingState;
  /** Of the request that the booking belongs to. */
  reference: string;
  firstName: string;
  /** The visitor's zone; the office's where the visitor told no valid one. */
  visitorZone: string;
  /** The call has begun: it cannot be cancelled any more. */
  isPast: boolean;
}

/** Whether a text has the shape of a token: 144 random bits as base64url. Others are not asked of the store. */
export function isToken(text: string): boolean {
  return /^[\w-]{24}$/.test(text);
}
