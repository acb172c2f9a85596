import { findNearest } from "../../schema-errors/find-nearest.ts";
import { siteConfig } from "../../site/index.ts";
import { placeAt, type Report } from "./diagnostic.ts";

const { brand, hubName, replyHours, replyPromise, phone, supportHours, emails, office, scheduling } =
  siteConfig;

/** Values that legal pages and page copy can insert. */
const values = new Map([
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

/** Replaces names such as `{{office.city}}` with their values. Reports unknown ones. */
export function insertSiteValues(text: string, report: Report): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (token, name: string, offset: number) => {
    const value = values.get(name);
    if (value !== undefined) return value;
    const known = [...values.keys()];
    const nearest = findNearest(name, known);
    const fix = nearest ? `did you mean \`{{${nearest}}}\`?` : `use one of ${known.join(", ")}`;
    report(`${token} is not defined in site.config.ts`, fix, placeAt(text, offset));
    return token;
  });
}
