export {
  type BookingState,
  type Caller,
  isToken,
  type RefusedMove,
  type ShownBooking,
  type StoredBooking,
} from "./booking.ts";
export { findMeeting } from "./meeting.ts";
export type { OpenSlots } from "./open-slots.ts";
