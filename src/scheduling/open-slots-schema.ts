import * as v from "valibot";
import type { OpenSlots } from "./open-slots.ts";

/** The free slots as they come over the wire. */
export const OpenSlotsSchema: v.GenericSchema<unknown, OpenSlots> = v.object({
  timezone: v.string(),
  slotMinutes: v.pipe(v.number(), v.minValue(1)),
  slots: v.array(v.pipe(v.string(), v.isoTimestamp())),
});
