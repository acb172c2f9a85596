import { canonicalZone, isTimeZone } from "#platform/time/zoned-time.ts";
import type { FieldTexts } from "../../forms/index.ts";

export interface Choice {
  visitorZone: string;
  /** As returned by `dayIn`; empty until the visitor chooses one. */
  day: string;
  /** Empty until the visitor chooses one. */
  slotStart: string;
}

/** The state that survives closing the form. */
export interface BookingDraft {
  choice?: Choice;
  texts?: FieldTexts;
}

export interface RequestedBooking {
  slotStart: string;
  visitorZone: string;
  email: string;
}

/** Returns an empty choice in the browser's time zone; in the office's if the browser's is unknown or an alias of it. */
export function firstChoice(officeZone: string): Choice {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isOther = isTimeZone(timeZone) && canonicalZone(timeZone) !== canonicalZone(officeZone);
  return { visitorZone: isOther ? timeZone : officeZone, day: "", slotStart: "" };
}
