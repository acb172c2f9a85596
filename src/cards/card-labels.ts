import type { Entry } from "../content/entries/index.ts";
import { entryKinds } from "../site/index.ts";

/** Where a card is shown: in a list of one kind, or among all kinds of The GTM Edge. */
export type CardPlace = "list" | "hub";

/** Labels for missing values (spec 2.8, 9). */
const fallbacks = {
  readTime: "5 min read",
  month: "Aug 2025",
  metric: "+25%",
  timeframe: "2 Months",
};

/** The kind of an entry, for cards among other kinds. */
export function kindStamp(entry: Entry, place: CardPlace): string | undefined {
  return place === "hub" ? entryKinds[entry.type].label : undefined;
}

/** `7 min read`, or the fallback if the time is unknown (spec 2.8). */
export function readTimeLabel(readMinutes: number | undefined): string {
  return readMinutes && readMinutes > 0 ? `${readMinutes} min read` : fallbacks.readTime;
}

/** Text beside the badge: the month of a signal, else the reading time (spec 2.8). */
export function timeLabel(entry: Entry): string {
  if (entry.type === "signal") return entry.publishedAt || fallbacks.month;
  return readTimeLabel(entry.readMinutes);
}

/** Metric and timeframe of a case study, or their fallbacks (spec 2.8). */
export function kpiLabels({ metric, timeframe }: { metric: string; timeframe: string }) {
  return { metric: metric || fallbacks.metric, timeframe: timeframe || fallbacks.timeframe };
}

/**
 * Badge of a card: in lists, the first tag that is a category, if any; on the hub, the category, else the first tag, else
 * the kind of entry (spec 3).
 */
export function badgeLabel(entry: Entry, place: CardPlace): string | undefined {
  if (place === "list") return entry.badge?.label;
  return entry.category ?? entry.tags[0] ?? entryKinds[entry.type].label;
}
