export {
  describeDay,
  describeMoment,
  describeTime,
  describeZone,
  isTimeZone,
  showsSame,
} from "#platform/time/zoned-time.ts";
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
