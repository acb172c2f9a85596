/** The page that offers slots. */
export const schedulePath = "/schedule";

/** The page with a slot chosen, and for the lead that has the token `call`. */
export function scheduleAtPath({ time, call }: { time?: string; call?: string | undefined }): string {
  const query = [time && `time=${encodeURIComponent(time).replaceAll("%3A", ":")}`, call && `call=${call}`];
  return `${schedulePath}?${query.filter(Boolean).join("&")}`;
}

/** The form that books the call of an earlier lead posts to this path. */
export const bookCallPath = "/booking";

export function bookingPath<const Token extends string>(token: Token) {
  return `/booking/${token}` as const;
}

/** The form that reschedules a booking posts to this path. */
export function bookingMovePath(token: string): string {
  return `${bookingPath(token)}/move`;
}

/** The owner's calendar of calls. */
export function calendarFeedPath(token: string): string {
  return `/calendar/${token}.ics`;
}

/** A booking's calendar file. */
export function bookingFilePath(token: string): string {
  return `/api/scheduling/bookings/${token}.ics`;
}
