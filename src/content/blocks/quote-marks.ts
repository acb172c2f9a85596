import * as v from "valibot";
import type { Shown } from "../models/compute.ts";
import type { Inline, Quote } from "./inline.ts";

/*
 * The compiler inserts the results of a calculator's chart and table before it parses Markdown, and marks them with
 * private-use characters so that they can be found again: mark, `id?input=value`, mark, number, mark, text, mark.
 */
const marks = ["\uE000", "\uE001", "\uE002"] as const;
const pattern = new RegExp(`${marks[0]}(.*?)${marks[1]}(.*?)${marks[1]}(.*?)${marks[2]}`);

export function markQuote({ id, at, text, value }: Quote & Shown): string {
  return `${marks[0]}${at ? `${id}?${at}` : id}${marks[1]}${value ?? ""}${marks[1]}${text}${marks[2]}`;
}

export function hasQuote(text: string): boolean {
  return text.includes(marks[0]);
}

/** Turns marked results into numbers, and the text around them into text. */
export function splitQuotes(text: string): Inline[] {
  const inlines: Inline[] = [];
  // Every fourth part is text; the other three are a result's name, its number and its text.
  const parts = text.split(pattern);
  for (let position = 0; position < parts.length; position += 4) {
    const [words = "", name, value, shown = ""] = parts.slice(position, position + 4);
    if (words !== "") inlines.push({ type: "text", text: words });
    if (name === undefined) continue;
    const [id = "", at] = name.split("?");
    inlines.push({
      type: "number",
      id,
      ...(at !== undefined && { at }),
      text: shown,
      ...(value && { value: Number(value.replace(/[−–]/g, "-")) }),
    });
  }
  return inlines;
}

/** An attribute that can quote results in a calculator. */
export const QuotingTextSchema = v.pipe(v.string(), v.nonEmpty(), v.transform(splitQuotes));
