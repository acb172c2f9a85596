export type { Office } from "../site/index.ts";
export { type Booking, type BookingState, bookingEndMs, isToken } from "./booking.ts";
export type { OpenSlots } from "./open-slots.ts";
