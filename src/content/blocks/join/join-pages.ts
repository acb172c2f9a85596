import type { PageList } from "./read-list.ts";

export interface JoinedPage {
  path: string;
  sent: number;
  visitors: number;
}

/** The reader's pages, grouped by who uses them. */
export interface Join {
  /** Number of pages, excluding unlisted ones. */
  total: number;
  both: JoinedPage[];
  sentOnly: JoinedPage[];
  foundOnly: JoinedPage[];
  neither: JoinedPage[];
  /** Addresses that aren't in the list of all pages. */
  unlisted: JoinedPage[];
}

interface JoinedLists {
  sent: PageList;
  found: PageList;
  all?: PageList | undefined;
  /** Minimum number of visitors for a page to count, if the list has a visitor column. */
  least: number;
}

/** Without a list of all pages, joins the pages in the other two lists. */
export function joinPages({ sent, found, all, least }: JoinedLists): Join {
  const join: Join = { total: 0, both: [], sentOnly: [], foundOnly: [], neither: [], unlisted: [] };
  const enough = found.visitorColumn === undefined ? 1 : least;
  const paths = [sent, found, ...(all ? [all] : [])].flatMap(({ counts }) => [...counts.keys()]);
  const pages = Array.from(new Set(paths), (path) => ({
    path,
    sent: sent.counts.get(path) ?? 0,
    visitors: found.counts.get(path) ?? 0,
  }));
  pages.sort((a, b) => b.sent - a.sent || b.visitors - a.visitors || (a.path < b.path ? -1 : 1));
  for (const page of pages) {
    const isFound = page.visitors >= enough;
    if (all && !all.counts.has(page.path)) join.unlisted.push(page);
    else if (page.sent > 0) join[isFound ? "both" : "sentOnly"].push(page);
    else join[isFound ? "foundOnly" : "neither"].push(page);
  }
  join.total = pages.length - join.unlisted.length;
  return join;
}
