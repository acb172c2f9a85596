/** The page that offers free times. */
export const schedulePath = "/schedule";

/** The page of a booking. */
export function bookingPath<const Token extends string>(token: Token) {
  return `/booking/${token}` as const;
}

/** Where the form that moves a booking is posted. */
export function bookingMovePath(token: string): string {
  return `${bookingPath(token)}/move`;
}

/** A booking as a calendar file. */
export function bookingFilePath(token: string): string {
  return `/api/scheduling/bookings/${token}.ics`;
}

/**
 * Removes the tokens of bookings from a URL, a path or any other text, percent-encoded or not: `/booking/{token}` becomes
 * `/booking`. Anyone who has a token can see and cancel the booking, so it must be neither stored nor logged.
 */
export function withoutBookingTokens(text: string): string {
  return text.replace(/((?:\/|%2f)bookings?)(?:\/|%2f)[^\s?#&]*/gi, "$1");
}
