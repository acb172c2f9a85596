/** The page that offers slots. */
export const schedulePath = "/schedule";

export function bookingPath<const Token extends string>(token: Token) {
  return `/booking/${token}` as const;
}

/** The form that moves a booking is posted here. */
export function bookingMovePath(token: string): string {
  return `${bookingPath(token)}/move`;
}

/** The calendar file of a booking. */
export function bookingFilePath(token: string): string {
  return `/api/scheduling/bookings/${token}.ics`;
}

/**
 * Removes booking tokens from any text, percent-encoded or not: `/booking/{token}` becomes `/booking`. With a token,
 * anyone can see and cancel the booking, so it must not be stored or logged.
 */
export function withoutBookingTokens(text: string): string {
  return text.replace(/((?:\/|%2f)bookings?)(?:\/|%2f)[^\s?#&]*/gi, "$1");
}
