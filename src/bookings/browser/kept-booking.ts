import type { FieldTexts } from "../../leads/index.ts";
import { canonicalZone, isTimeZone } from "../zoned-time.ts";

/** Which time, and for whom it is shown. */
export interface Choice {
  zone: string;
  /** As of `dayIn`; empty before one is chosen. */
  day: string;
  /** Empty before one is chosen. */
  slotStart: string;
}

/** What is left of a form that is closed: what was chosen and typed. */
export interface KeptCall {
  choice?: Choice;
  texts?: FieldTexts;
}

/** A call that was asked for, as the thanks name it. */
export interface AskedCall {
  slotStart: string;
  zone: string;
  email: string;
}

/** Nothing yet, in the zone of this browser's clock; in the office's where that is the same, or not told. */
export function firstChoice(officeZone: string): Choice {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isOther = isTimeZone(timeZone) && canonicalZone(timeZone) !== canonicalZone(officeZone);
  return { zone: isOther ? timeZone : officeZone, day: "", slotStart: "" };
}
