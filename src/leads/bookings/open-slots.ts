import * as v from "valibot";

/** Body of `GET /api/scheduling/slots` (spec: Scheduling). */
export const OpenSlotsSchema = v.object({
  /** IANA name of the office's time zone. */
  timezone: v.string(),
  slotMinutes: v.pipe(v.number(), v.minValue(1)),
  /** Starts of the free slots: ISO 8601, UTC with milliseconds, ascending. */
  slots: v.array(v.pipe(v.string(), v.isoTimestamp())),
});
export type OpenSlots = v.InferOutput<typeof OpenSlotsSchema>;
