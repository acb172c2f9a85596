/** The page that offers slots. */
export const schedulePath = "/schedule";

/** The page with a slot chosen. `slotStart` is ISO 8601, UTC. `call`: the token with which a lead books its call. */
export function scheduleAtPath(slotStart: string, call?: string): string {
  return `${schedulePath}?time=${slotStart}${call ? `&call=${call}` : ""}`;
}

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
