/** The page that offers slots. */
export const schedulePath = "/schedule";

/** The scheduling page with a slot chosen, or for the lead with the token `call`. */
export function scheduleAtPath({ time, call }: { time?: string; call?: string | undefined }): string {
  const query = [time && `time=${encodeURIComponent(time)}`, call && `call=${call}`];
  return `${schedulePath}?${query.filter(Boolean).join("&")}`;
}

/** Endpoint of the form that books a call for an existing lead. */
export const bookCallPath = "/booking";

export function bookingPath<const Token extends string>(token: Token) {
  return `/booking/${token}` as const;
}

/** Endpoint of the form that reschedules a booking. */
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
