import type { FieldTexts } from "../../leads/index.ts";
import { canonicalZone, isTimeZone } from "../zoned-time.ts";

export interface Choice {
  zone: string;
  /** As returned by `dayIn`; empty before one is chosen. */
  day: string;
  /** Empty before one is chosen. */
  slotStart: string;
}

/** State that a closed form keeps: the choice and the typed texts. */
export interface KeptBooking {
  choice?: Choice;
  texts?: FieldTexts;
}

export interface RequestedBooking {
  slotStart: string;
  zone: string;
  email: string;
}

/** Returns an empty choice in the browser's zone, or in the office's where that is the same or unknown. */
export function firstChoice(officeZone: string): Choice {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isOther = isTimeZone(timeZone) && canonicalZone(timeZone) !== canonicalZone(officeZone);
  return { zone: isOther ? timeZone : officeZone, day: "", slotStart: "" };
}
