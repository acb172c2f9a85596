export { offersCalls } from "./offers-calls.ts";
export { ScheduleLink } from "./schedule-link.tsx";
