import type { Entry } from "../content/entries/index.ts";
import { entryKinds } from "../site/index.ts";

/** Where a card stands: lists go by the categories, the GTM Edge shows also what has none (spec 3). */
export type CardPlace = "list" | "hub";

/** What a card says where an entry leaves it open (spec 2.8, 9). */
const fallbacks = {
  readTime: "5 min read",
  month: "Aug 2025",
  metric: "+25%",
  timeframe: "2 Months",
};

/** Where kinds stand mixed, a card says which one it is. */
export function kindStamp(entry: Entry, place: CardPlace): string | undefined {
  return place === "hub" ? entryKinds[entry.type].label : undefined;
}

/** `7 min read`, or the default where nothing was counted (spec 2.8). */
export function readTimeLabel(readMinutes: number | undefined): string {
  return readMinutes && readMinutes > 0 ? `${readMinutes} min read` : fallbacks.readTime;
}

/** The small line beside the badge: a signal shows its month, the others their reading time (spec 2.8). */
export function timeLabel(entry: Entry): string {
  if (entry.type === "signal") return entry.publishedAt || fallbacks.month;
  return readTimeLabel(entry.readMinutes);
}

/** Metric and window of a case study, each with its fallback (spec 2.8). */
export function kpiLabels({ metric, timeframe }: { metric: string; timeframe: string }) {
  return { metric: metric || fallbacks.metric, timeframe: timeframe || fallbacks.timeframe };
}

/**
 * The badge of a card: in lists the first tag that is a category, and none where no tag is; on the hub the
 * category, else the first tag, else what kind of entry it is (spec 3).
 */
export function badgeLabel(entry: Entry, place: CardPlace): string | undefined {
  if (place === "list") return entry.badge?.label;
  return entry.category ?? entry.tags[0] ?? entryKinds[entry.type].label;
}
