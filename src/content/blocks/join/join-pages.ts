import type { PageList } from "./read-list.ts";

export interface JoinedPage {
  path: string;
  sent: number;
  visitors: number;
}

/** The reader's pages by who uses them. */
export interface Join {
  total: number;
  both: JoinedPage[];
  sentOnly: JoinedPage[];
  foundOnly: JoinedPage[];
  neither: JoinedPage[];
  /** Addresses that aren't in the list of all pages. */
  strangers: JoinedPage[];
}

interface JoinedLists {
  sent: PageList;
  found: PageList;
  all?: PageList | undefined;
  /** Fewest visitors of a page that counts, if the list counts visitors. */
  least: number;
}

/** Without a list of all pages, joins those that are in one of the two others. */
export function joinPages({ sent, found, all, least }: JoinedLists): Join {
  const join: Join = { total: 0, both: [], sentOnly: [], foundOnly: [], neither: [], strangers: [] };
  const enough = found.visitorColumn === undefined ? 1 : least;
  const lists = [sent, found, ...(all ? [all] : [])];
  for (const path of new Set(lists.flatMap(({ counts }) => [...counts.keys()]))) {
    const page = { path, sent: sent.counts.get(path) ?? 0, visitors: found.counts.get(path) ?? 0 };
    if (all && !all.counts.has(path)) {
      join.strangers.push(page);
      continue;
    }
    join.total += 1;
    const isFound = page.visitors >= enough;
    if (page.sent > 0) (isFound ? join.both : join.sentOnly).push(page);
    else (isFound ? join.foundOnly : join.neither).push(page);
  }
  for (const pages of [join.both, join.sentOnly, join.foundOnly, join.neither, join.strangers]) {
    pages.sort((a, b) => b.sent - a.sent || b.visitors - a.visitors || (a.path < b.path ? -1 : 1));
  }
  return join;
}
