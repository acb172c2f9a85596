import { bookingPath, paths } from "../../site/index.ts";

/** Whether a page holds a `ScheduleLink`, which asks for the dialog: other pages have no use for its code. */
export function offersCalls(pathname: string): boolean {
  return pathname === paths.process || pathname.startsWith(bookingPath(""));
}
