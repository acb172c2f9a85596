import type { Entry } from "../content/entries/index.ts";
import { entryKinds } from "../site/index.ts";

/** Where a card appears: in a list of one kind of entry, or on the hub among all kinds. */
export type CardPlace = "list" | "hub";

/** Labels for missing values (spec 2.8, 9). */
const fallbacks = {
  readTime: "5 min read",
  month: "Aug 2025",
  metric: "+25%",
  timeframe: "2 Months",
};

/** Label for an entry's kind, on cards shown alongside entries of other kinds. */
export function kindStamp(entry: Entry, place: CardPlace): string | undefined {
  return place === "hub" ? entryKinds[entry.type].label : undefined;
}

/** `7 min read`, or the fallback if the time is unknown (spec 2.8). */
export function readTimeLabel(readMinutes: number | undefined): string {
  return readMinutes && readMinutes > 0 ? `${readMinutes} min read` : fallbacks.readTime;
}

/** Text beside the badge: the month for a signal, otherwise the reading time (spec 2.8). */
export function timeLabel(entry: Entry): string {
  if (entry.type === "signal") return entry.publishedAt || fallbacks.month;
  return readTimeLabel(entry.readMinutes);
}

/** A case study's metric and timeframe, or their fallbacks (spec 2.8). */
export function kpiLabels({ metric, timeframe }: { metric: string; timeframe: string }) {
  return { metric: metric || fallbacks.metric, timeframe: timeframe || fallbacks.timeframe };
}

/**
 * Returns a card's badge. In lists, it is the first tag that is a category, if any. On the hub, it is the category, the
 * first tag or the kind of entry, whichever exists first (spec 3).
 */
export function badgeLabel(entry: Entry, place: CardPlace): string | undefined {
  if (place === "list") return entry.badge?.label;
  return entry.category ?? entry.tags[0] ?? entryKinds[entry.type].label;
}
