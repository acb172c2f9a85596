/** Body of `GET /api/scheduling/slots` (spec: Scheduling). */
export interface OpenSlots {
  /** IANA name of the office's time zone. */
  timezone: string;
  slotMinutes: number;
  /** Starts of the free slots: ISO 8601, UTC with milliseconds, ascending. */
  slots: readonly string[];
}

/** Checked by hand, because a schema would bring its library to the browser. */
export function isOpenSlots(data: unknown): data is OpenSlots {
  return (
    typeof data === "object" &&
    data !== null &&
    "timezone" in data &&
    typeof data.timezone === "string" &&
    "slotMinutes" in data &&
    Number(data.slotMinutes) >= 1 &&
    "slots" in data &&
    Array.isArray(data.slots) &&
    data.slots.every((slot) => typeof slot === "string" && !Number.isNaN(Date.parse(slot)))
  );
}
