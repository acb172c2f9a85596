import { describeDay } from "#platform/time/zoned-time.ts";
import type { Visit } from "./journey.ts";

/** Reads a lead's stored journey, which the server has checked. Empty if the visitor hadn't allowed analytics. */
export function parseJourney(stored: string): Visit[] {
  return stored ? JSON.parse(stored) : [];
}

/**
 * Describes a stored journey: `Came from linkedin.com (campaign spring) on November 12, 2026. Read: Build, buy or partner (to
 * the end), Five deal stages.` Empty if there is none.
 */
export function describeJourney(stored: string): string {
  const visits = parseJourney(stored);
  const [first] = visits;
  if (!first) return "";
  const last = visits.findLast((visit) => visit !== first && isArrival(visit));
  const articles = new Map<string, boolean>();
  for (const { title, end = false } of visits) {
    if (title !== undefined) articles.set(title, end || articles.get(title) === true);
  }
  const read = [...articles].map(([title, isRead]) => (isRead ? `${title} (to the end)` : title));
  const arrivals = [first, ...(last ? [last] : [])].map(describeArrival).join(", and again ");
  return [`Came ${arrivals}.`, read.length > 0 && `Read: ${read.join(", ")}.`].filter(Boolean).join(" ");
}

/** Returns whether a link from elsewhere led to the page. */
export const isArrival = ({ from, source, medium, campaign }: Partial<Visit>) =>
  [from, source, medium, campaign].some((text) => text !== undefined);

function describeArrival({ day, from, source, campaign }: Visit): string {
  // The source mostly repeats the host.
  const isRepeated = source !== undefined && from?.includes(source.toLowerCase());
  const tags = [source && !isRepeated && `source ${source}`, campaign && `campaign ${campaign}`].filter(
    Boolean,
  );
  const [, date = ""] = describeDay("UTC", day).split(/, (.*)/);
  return [from && `from ${from}`, tags.length > 0 && `(${tags.join(", ")})`, `on ${date}`]
    .filter(Boolean)
    .join(" ");
}
