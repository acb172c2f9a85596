import { entryKinds } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";

/** Where a card appears: in a list of one kind of entry, or on the hub among all kinds. */
export type CardPlace = "list" | "hub";

/** `7 min read` (spec 2.8). */
export function readTimeLabel(readMinutes: number): string {
  return `${readMinutes} min read`;
}

/** Text beside the badge: the month for a signal, otherwise the reading time (spec 2.8). */
export function timeLabel(entry: Entry): string {
  return entry.type === "signal" ? entry.publishedAt : readTimeLabel(entry.readMinutes);
}

/**
 * Returns a card's badge. In lists, it is the first tag that is a category, if any. On the hub, it is the category, the
 * first tag or the kind of entry, whichever exists first (spec 3).
 */
export function badgeLabel(entry: Entry, place: CardPlace): string | undefined {
  if (place === "list") return entry.badge?.label;
  return entry.category ?? entry.tags[0] ?? entryKinds[entry.type].label;
}
