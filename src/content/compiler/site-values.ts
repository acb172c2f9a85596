import { siteConfig } from "#config/index.ts";
import type { Explanation } from "#platform/schema-errors/explain-issue.ts";
import { findNearest } from "#platform/schema-errors/find-nearest.ts";
import { valueFiles } from "./content-files.ts";
import { type Place, placeAt, type Report } from "./diagnostic.ts";
import type { Quote } from "./quote-models.ts";

const { brand, hubName, replyHours, replyPromise, phone, supportHours, emails, office, scheduling } =
  siteConfig;

/** Names and values that any content can insert. */
export type Values = ReadonlyMap<string, string>;

/** Values from `site.config.ts`. */
export const siteValues: Values = new Map([
  ["brand", brand],
  ["hubName", hubName],
  ["replyHours.from", String(replyHours.from)],
  ["replyHours.to", String(replyHours.to)],
  ["replyHours.atMost", String(replyHours.atMost)],
  ["replyPromise", replyPromise],
  ["phone", phone],
  ["supportHours", supportHours],
  ["emails.sales", emails.sales],
  ["emails.support", emails.support],
  ["office.area", office.area],
  ["office.city", office.city],
  ["office.country", office.country],
  ["scheduling.slotMinutes", String(scheduling.slotMinutes)],
]);

/**
 * Replaces names such as `{{office.city}}` with their values, and quoted text, as in `{{"$1,185"}}`, with the text. Reports
 * unknown names, except in code. Values have no line breaks, so lines keep their numbers.
 */
export function insertValues(
  text: string,
  values: Values,
  report: Report,
  quote?: Quote,
  isCode?: (place: Place) => boolean,
): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (token, name: string, offset: number) => {
    const literal = /^(["'])(.*)\1$/.exec(name)?.[2];
    if (literal !== undefined) return literal;
    const value = values.get(name);
    if (value !== undefined) return value;
    const quoted = quote?.(name, offset);
    if (typeof quoted === "string") return quoted;
    const place = placeAt(text, offset);
    // Code can show the tags of other systems.
    if (!quoted && prefixOf(name) === undefined && isCode?.(place)) return token;
    const { problem, fix } = quoted ?? explainUnknown(name, values);
    report(`${token} ${problem}`, fix, place);
    return token;
  });
}

function prefixOf(name: string): string | undefined {
  return [...valueFiles.keys()].find((prefix) => name.startsWith(prefix));
}

function explainUnknown(name: string, values: Values): Explanation {
  if (/^\W/.test(name))
    return { problem: "is a template tag", fix: "remove it, or put it in backticks to show it" };
  const prefix = prefixOf(name);
  const known = [...values.keys()].filter((key) => prefixOf(key) === prefix);
  const nearest = findNearest(name, known);
  const list = known.length > 0 ? `use one of ${known.join(", ")}` : "define it there";
  const file = valueFiles.get(prefix ?? "") ?? "site.config.ts";
  return {
    problem: `is not defined in ${file}`,
    fix: nearest ? `did you mean \`{{${nearest}}}\`?` : list,
  };
}
