/** Screens that are made for each request, because what they show changes by the minute. */
export const livePaths = { schedule: "/schedule" } as const;

/** The page of a booked call. */
export function bookingPath<const Token extends string>(token: Token) {
  return `/booking/${token}` as const;
}

/** A booked call as a calendar file. */
export function bookingFilePath(token: string): string {
  return `/api/scheduling/bookings/${token}.ics`;
}
