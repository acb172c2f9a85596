export { BookingDetails } from "./booking-details.tsx";
export { ScheduleDialog } from "./islands.ts";
export { NativeScheduleForm } from "./native-schedule-form.tsx";
export { ScheduleLink } from "./schedule-link.tsx";
