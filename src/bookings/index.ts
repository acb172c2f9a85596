export { type BookingState, type Caller, isToken, type RefusedMove, type ShownBooking } from "./booking.ts";
export { findMeeting } from "./meeting.ts";
export type { OpenSlots } from "./open-slots.ts";
export {
  describeDay,
  describeMoment,
  describeTime,
  describeZone,
  isTimeZone,
  showsSame,
} from "./zoned-time.ts";
