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
