import { findNearest } from "../../schema-errors/find-nearest.ts";
import { siteConfig } from "../../site/index.ts";
import type { Diagnostic } from "./diagnostic.ts";

const { brand, hubName, replyPromise, phone, supportHours, emails, office, scheduling } = siteConfig;

/** Values of `site.config.ts` for legal texts and pageCopy, by the path of their keys there. */
const values = new Map([
  ["brand", brand],
  ["hubName", hubName],
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

/** Replaces `{{office.city}}` and the like by their values in `site.config.ts`. Reports names that have none. */
export function insertSiteValues(text: string, file: string, errors: Diagnostic[]): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (token, name: string, offset: number) => {
    const value = values.get(name);
    if (value !== undefined) return value;
    const before = text.slice(0, offset).split("\n");
    const nearest = findNearest(name, [...values.keys()]);
    errors.push({
      file,
      line: before.length,
      column: (before.at(-1) ?? "").length + 1,
      problem: `${token} is no value of site.config.ts`,
      fix: nearest ? `did you mean \`{{${nearest}}}\`?` : `use one of ${[...values.keys()].join(", ")}`,
    });
    return token;
  });
}
