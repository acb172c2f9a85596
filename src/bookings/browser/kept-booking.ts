import type { FieldTexts } from "../../leads/index.ts";
import { canonicalZone, isTimeZone } from "../zoned-time.ts";

/** A chosen time, and the zone it is shown in. */
export interface Choice {
  zone: string;
  /** As of `dayIn`; empty before one is chosen. */
  day: string;
  /** Empty before one is chosen. */
  slotStart: string;
}

/** What a closed form keeps: the choice and the typed texts. */
export interface KeptBooking {
  choice?: Choice;
  texts?: FieldTexts;
}

/** A booking that was requested, as the thanks name it. */
export interface RequestedBooking {
  slotStart: string;
  zone: string;
  email: string;
}

/** No choice yet, in the zone of this browser's clock; in the office's where that is the same or unknown. */
export function firstChoice(officeZone: string): Choice {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isOther = isTimeZone(timeZone) && canonicalZone(timeZone) !== canonicalZone(officeZone);
  return { zone: isOther ? timeZone : officeZone, day: "", slotStart: "" };
}
