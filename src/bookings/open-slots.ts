import * as v from "valibot";

/** Body of `GET /api/scheduling/slots` (decisions: Scheduling). */
export const OpenSlotsSchema = v.object({
  /** IANA name of the office's zone. */
  timezone: v.string(),
  slotMinutes: v.pipe(v.number(), v.minValue(1)),
  /** When the free slots start: ISO 8601, UTC with milliseconds, ascending. */
  slots: v.array(v.pipe(v.string(), v.isoTimestamp())),
});
export type OpenSlots = v.InferOutput<typeof OpenSlotsSchema>;
