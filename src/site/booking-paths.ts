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
