import type { BuiltEntry } from "../build-output/index.ts";
import { entryPath, paths } from "../site/index.ts";

/** A page to prerender. */
export interface ListedPage {
  path: string;
  /** ISO day of the last change of substance, for the sitemap; absent where nobody keeps one. */
  lastModified?: string;
}

/**
 * Every known URL that is a page: the fixed screens, then one page for each entry. Lists change when their
 * newest entry does; the other screens carry no date rather than a guessed one.
 */
export function listPages(entries: readonly BuiltEntry[]): ListedPage[] {
  const newest = { insight: "", caseStudy: "", signal: "" };
  for (const entry of entries) {
    const day = lastChange(entry);
    if (day > newest[entry.type]) newest[entry.type] = day;
  }
  const newestOfAll = [newest.insight, newest.caseStudy, newest.signal].sort().at(-1) ?? "";
  const changes = new Map<string, string>([
    [paths.home, newestOfAll],
    [paths.hub, newestOfAll],
    [paths.insights, newest.insight],
    [paths.moreInsights, newest.insight],
    [paths.caseStudies, newest.caseStudy],
    [paths.moreCaseStudies, newest.caseStudy],
    [paths.marketSignals, newest.signal],
    [paths.moreSignals, newest.signal],
  ]);
  return [
    ...Object.values(paths).map((path) => page(path, changes.get(path))),
    ...entries.map((entry) => page(entryPath(entry.type, entry.slug), lastChange(entry))),
  ];
}

function page(path: string, lastModified: string | undefined): ListedPage {
  return lastModified ? { path, lastModified } : { path };
}

function lastChange(entry: BuiltEntry): string {
  return entry.updated && entry.updated > entry.date ? entry.updated : entry.date;
}
