/** A canceled booking keeps its row and frees its slot. */
export type BookingState = "booked" | "cancelled";

/** A booking, with the lead's fields that appear on pages and in calendar files, emails and the CLI. */
export interface StoredBooking {
  /** Unguessable. Anyone who has it can see, move and cancel the booking. */
  token: string;
  leadId: string;
  /** This and the other times are ISO 8601, UTC with milliseconds. */
  slotStart: string;
  slotMinutes: number;
  state: BookingState;
  /** How many times it has changed since it was booked (RFC 5545, 3.8.7.4). */
  sequence: number;
  createdAt: string;
  changedAt: string;
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  /** The visitor's, as the browser sent it; it can be empty or invalid. */
  timezone: string;
}

/** The part of a booking that the booking page shows (spec: Scheduling). */
export interface ShownBooking
  extends Pick<StoredBooking, "token" | "slotStart" | "slotMinutes" | "state" | "firstName"> {
  /** Reference of the booking's lead. */
  reference: string;
  /** The visitor's time zone, or the office's if the browser didn't send a valid one. */
  visitorZone: string;
  /** Whether the call has started; if so, it can no longer be changed. */
  isPast: boolean;
}

/** A visitor who has sent a contact form and can book its call by choosing a time. */
export interface Caller {
  /** Unguessable. Anyone who has it can book the lead's only call. */
  token: string;
  /** Reference of the lead. */
  reference: string;
  /** The lead's call, if it has one. */
  booking: ShownBooking | null;
}

/** A move, or a call of an earlier lead, that was not booked. */
export interface RefusedMove {
  /** An error message for the visitor. */
  error: string;
  /** The value as sent; it can be empty or invalid. */
  slotStart: string;
}

/** Checks that a string looks like a token (144 random bits as base64url), so no other string reaches the store. */
export function isToken(text: string): boolean {
  return /^[\w-]{24}$/.test(text);
}
