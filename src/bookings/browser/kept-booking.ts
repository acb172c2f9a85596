import type { FieldTexts } from "../../leads/index.ts";
import { canonicalZone, isTimeZone } from "../zoned-time.ts";

export interface Choice {
  visitorZone: string;
  /** As returned by `dayIn`; empty before one is chosen. */
  day: string;
  /** Empty before one is chosen. */
  slotStart: string;
}

/** What a closed form keeps. */
export interface KeptBooking {
  choice?: Choice;
  texts?: FieldTexts;
}

export interface RequestedBooking {
  slotStart: string;
  visitorZone: string;
  email: string;
}

/** Returns an empty choice in the browser's zone, or in the office's if that is the same zone or the browser's is unknown. */
export function firstChoice(officeZone: string): Choice {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isOther = isTimeZone(timeZone) && canonicalZone(timeZone) !== canonicalZone(officeZone);
  return { visitorZone: isOther ? timeZone : officeZone, day: "", slotStart: "" };
}
