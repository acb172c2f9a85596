import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { addBullet, type BlockDefinition, joinParagraphs } from "../block-definition.ts";

/** `::::timeline{density="comfy"}` around `:::event{title="Plan" date="Monday, 25 min"}`. */
const TimelineSchema = closedObject({
  density: v.optional(v.picklist(["comfy", "compact"]), "comfy"),
});
const TimelineEventSchema = closedObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  date: v.optional(v.string()),
});
export interface TimelineBlock<Child> extends v.InferOutput<typeof TimelineSchema> {
  type: "timeline";
  events: Array<v.InferOutput<typeof TimelineEventSchema> & { children: Child[] }>;
}

export const timeline = <Child>(): BlockDefinition<TimelineBlock<Child>, Child> => ({
  directive: {
    name: "timeline",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, TimelineSchema);
      const events: TimelineBlock<Child>["events"] = [];
      for (const node of directive.children) {
        // An event without text can be written on one line: `::event{…}`.
        if ((node.type === "containerDirective" || node.type === "leafDirective") && node.name === "event") {
          const event = reader.readAttributes(node, TimelineEventSchema);
          const children = node.type === "containerDirective" ? reader.readBlocks(node.children) : [];
          if (event) events.push({ ...event, children });
        } else {
          reader.report(
            node,
            "a timeline can contain only events",
            'put this inside `:::event{title="…"}` … `:::`, and give the timeline more colons: `::::timeline`',
          );
        }
      }
      if (directive.children.length === 0) {
        const fix = 'add `:::event{title="…" date="…"}` … `:::`';
        reader.report(directive, "the timeline has no events", fix);
      }
      return attributes && { type: "timeline", ...attributes, events };
    },
  },
  texts: ({ events }, textsOf) =>
    events.flatMap(({ title, date = "", children }) => [title, date, ...textsOf(children)]),
  plainText: ({ events }, { blocks }) =>
    events
      .map(({ title, date, children }) => {
        const head = [date, title].filter(Boolean).join(": ");
        return addBullet("- ", joinParagraphs(head, blocks(children)));
      })
      .join("\n"),
});
