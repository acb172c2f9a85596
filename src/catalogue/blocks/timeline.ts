import * as v from "valibot";

/** `::::timeline{density="comfy"}` around `:::event{title="Plan" date="Monday, 25 min"}` (spec 3). */
export const TimelineSchema = v.strictObject({
  density: v.optional(v.picklist(["comfy", "compact"]), "comfy"),
});
export const TimelineEventSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  date: v.optional(v.string()),
});
export interface TimelineBlock<Child> extends v.InferOutput<typeof TimelineSchema> {
  type: "timeline";
  events: Array<v.InferOutput<typeof TimelineEventSchema> & { children: Child[] }>;
}
