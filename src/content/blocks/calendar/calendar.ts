import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import type { BlockDefinition } from "../block-definition.ts";
import { inlineText } from "../inline.ts";
import { readNamedTable } from "../table/table.ts";
import { type CalendarEvent, parseCalendarEvent } from "./calendar-event.ts";

/** `:::calendar{title="Add the week to your calendar" file="week"}` around a table of recurring events. */
const CalendarSchema = closedObject({
  /** The link's text. */
  title: v.pipe(v.string(), v.nonEmpty()),
  /** Name of the file, without `.ics`. */
  file: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lowercase letters, digits and single hyphens"),
  ),
});
export interface CalendarBlock extends v.InferOutput<typeof CalendarSchema> {
  type: "calendar";
  events: CalendarEvent[];
  /** Path of the calendar file; absent outside articles. */
  takeAway?: string;
}

const columnNames = ["Event", "Day", "Time", "Repeats"];

export const calendar: BlockDefinition<CalendarBlock> = {
  directive: {
    name: "calendar",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, CalendarSchema);
      const read = readNamedTable(directive, reader, {
        names: columnNames,
        problem: "the columns of a calendar are fixed",
      });
      if (!read) return undefined;
      const events: CalendarEvent[] = [];
      for (const [place, cells] of read.table.rows.entries()) {
        const event = parseCalendarEvent(cells.map((cell) => inlineText(cell).trim()));
        if (Array.isArray(event)) reader.report(read.source.children[place + 1] ?? read.source, ...event);
        else events.push(event);
      }
      return attributes && { type: "calendar", ...attributes, events };
    },
  },
  texts: ({ title }) => [title],
  plainText: ({ title, takeAway }, { siteUrl }) => (takeAway ? `${title}: ${siteUrl}${takeAway}` : ""),
};
