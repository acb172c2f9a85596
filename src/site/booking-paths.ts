/** The page that offers slots. */
export const schedulePath = "/schedule";

export function bookingPath<const Token extends string>(token: Token) {
  return `/booking/${token}` as const;
}

/** The form that reschedules a booking posts to this path. */
export function bookingMovePath(token: string): string {
  return `${bookingPath(token)}/move`;
}

/** A booking's calendar file. */
export function bookingFilePath(token: string): string {
  return `/api/scheduling/bookings/${token}.ics`;
}

/**
 * Removes booking tokens from any string, percent-encoded or not: `/booking/{token}` becomes `/booking`. Anyone with a
 * token can see and cancel the booking, so tokens must never be stored or logged.
 */
export function withoutBookingTokens(text: string): string {
  return text.replace(/((?:\/|%2f)bookings?)(?:\/|%2f)[^\s?#&]*/gi, "$1");
}
