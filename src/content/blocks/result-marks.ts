import * as v from "valibot";
import type { Shown } from "../models/compute.ts";
import type { Inline } from "./inline.ts";

/*
 * The compiler inserts a model's results before it parses Markdown, and marks them with private-use characters so that they
 * can be found again: mark, `id?input=value`, mark, number, mark, text, mark.
 */
const marks = ["\uE000", "\uE001", "\uE002"] as const;
const pattern = new RegExp(`${marks[0]}(.*?)${marks[1]}(.*?)${marks[1]}(.*?)${marks[2]}`);

/** `at` is a query with the inputs to replace: `s=4&reps=3`. */
export function markResult({ id, at, text, value }: { id: string; at: string } & Shown): string {
  return `${marks[0]}${at ? `${id}?${at}` : id}${marks[1]}${value ?? ""}${marks[1]}${text}${marks[2]}`;
}

export function hasResult(text: string): boolean {
  return text.includes(marks[0]);
}

/** Lists the names of all marked results. */
export function listResults(text: string): string[] {
  return text
    .split(pattern)
    .flatMap((part, position) => (position % 4 === 1 ? part.replace(/\?.*/, "") : []));
}

/** Turns marked results into inlines, and the text around them into text. */
export function splitResults(text: string): Inline[] {
  const inlines: Inline[] = [];
  // Every fourth part is text; the other three are a result's name, its number and its text.
  const parts = text.split(pattern);
  for (let position = 0; position < parts.length; position += 4) {
    const [words = "", name, value, shown = ""] = parts.slice(position, position + 4);
    if (words !== "") inlines.push({ type: "text", text: words });
    if (name === undefined) continue;
    const [id = "", at] = name.split("?");
    inlines.push({
      type: "result",
      id,
      ...(at !== undefined && { at }),
      text: shown,
      ...(value && { value: Number(value.replace(/[−–]/g, "-")) }),
    });
  }
  return inlines;
}

/** An attribute that can contain results. */
export const InlineTextSchema = v.pipe(v.string(), v.nonEmpty(), v.transform(splitResults));
