import { escapeUTF8 } from "entities";
import { entryPath, filePaths, siteConfig } from "#config/index.ts";
import type { ListedEntry } from "../build-output/index.ts";

/** Feed readers already have older entries. */
const maxEntries = 50;

/** Renders an Atom feed (spec: Routes). `entries` must be sorted newest first. */
export function renderFeed(entries: readonly ListedEntry[], siteUrl: string): string {
  const newest = entries.slice(0, maxEntries);
  const changes = newest.map(({ date, updated = date }) => updated).sort();
  const { brand, tagline, language } = siteConfig;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${siteUrl}/</id>
<title>${escapeUTF8(brand)}</title>
<subtitle>${escapeUTF8(tagline)}</subtitle>
<updated>${timeOf(changes.at(-1) ?? "1970-01-01")}</updated>
<link rel="alternate" type="text/html" href="${siteUrl}/"/>
<link rel="self" type="application/atom+xml" href="${siteUrl}${filePaths.feed}"/>
${newest.map((entry) => renderEntry(entry, siteUrl)).join("")}</feed>
`;
}

function renderEntry(entry: ListedEntry, siteUrl: string): string {
  const { type, slug, firstPath, title, summary, author, tags, date, updated = date } = entry;
  const path = entryPath(type, slug);
  const url = siteUrl + path;
  const categories = tags.map((tag) => `<category term="${escapeUTF8(tag)}"/>\n`);
  return `<entry>
<id>${siteUrl}${firstPath ?? path}</id>
<title>${escapeUTF8(title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${timeOf(date)}</published>
<updated>${timeOf(updated)}</updated>
<author><name>${escapeUTF8(author)}</name></author>
${categories.join("")}<summary>${escapeUTF8(summary)}</summary>
</entry>
`;
}

function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}
