export { ScheduleLink } from "./schedule-link.tsx";
