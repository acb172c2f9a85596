import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";

/** `::::timeline{density="comfy"}` around `:::event{title="Plan" date="Monday, 25 min"}` (spec 3). */
const TimelineSchema = v.strictObject({
  density: v.optional(v.picklist(["comfy", "compact"]), "comfy"),
});
const TimelineEventSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  date: v.optional(v.string()),
});
export interface TimelineBlock<Child> extends v.InferOutput<typeof TimelineSchema> {
  type: "timeline";
  events: Array<v.InferOutput<typeof TimelineEventSchema> & { children: Child[] }>;
}

/** Reads a timeline and its events; an event may be a single line, `::event{…}`, where it needs no text. */
export function readTimeline<Child>(
  directive: BlockDirective,
  reader: BlockReader<Child>,
): TimelineBlock<Child> | undefined {
  const attributes = reader.readAttributes(directive, TimelineSchema);
  const events: TimelineBlock<Child>["events"] = [];
  for (const node of directive.children) {
    if ((node.type === "containerDirective" || node.type === "leafDirective") && node.name === "event") {
      const event = reader.readAttributes(node, TimelineEventSchema);
      const children = node.type === "containerDirective" ? reader.readBlocks(node.children) : [];
      if (event) events.push({ ...event, children });
    } else {
      reader.report(
        node,
        "a timeline holds events only",
        'put this inside `:::event{title="…"}` … `:::`, and give the timeline more colons: `::::timeline`',
      );
    }
  }
  if (directive.children.length === 0) {
    reader.report(directive, "the timeline has no event", 'add `:::event{title="…" date="…"}` … `:::`');
  }
  return attributes && { type: "timeline", ...attributes, events };
}
