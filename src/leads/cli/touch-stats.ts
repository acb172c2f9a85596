import { entryKindNames, entryPath } from "#config/index.ts";
import { isArrival, parseJourney } from "../journeys/describe-journey.ts";
import type { Visit } from "../journeys/journey.ts";
import { describeReplyTimes, measureReplies } from "../replies/reply-times.ts";
import type { LeadOrigin } from "../store/index.ts";

/** A kind of touch before a lead: an article, a source, a campaign. */
export type TouchGroup = keyof typeof finders;

/** Leads that one article, source or campaign touched. */
export interface TouchRow {
  name: string;
  count: number;
  /** Leads whose first, and whose last, touch it was. */
  first: number;
  last: number;
  /** Leads with a call that isn't canceled. */
  booked: number;
  replies: string;
  /** Share that was answered within the promised time, 0 to 1; null if there is none to count. */
  withinShare: number | null;
}

/** Longer names are truncated, because visitors can put anything into a URL. */
const maxNameChars = 80;

const articlePaths = entryKindNames.map((kind) => entryPath(kind, ""));

/** Each lists a lead's touches, oldest first: those of its journey, and of the page with the form. */
const finders = {
  content: ({ journey, signalSlug, sourcePath }: LeadOrigin) => {
    const form = signalSlug ? entryPath("signal", signalSlug) : sourcePath;
    const visited = parseJourney(journey).flatMap(({ path, title }) => (title === undefined ? [] : [path]));
    return articlePaths.some((path) => form.startsWith(path)) ? [...visited, form] : visited;
  },
  source: (lead: LeadOrigin) => listArrivals(lead).map(({ source, from }) => source ?? from),
  campaign: (lead: LeadOrigin) =>
    listArrivals(lead).map(({ source, medium, campaign }) =>
      [source, medium, campaign].some(Boolean)
        ? [source, medium, campaign].map((tag) => tag || "-").join(" / ")
        : undefined,
    ),
};

const noTouch: Record<TouchGroup, string> = { content: "(no article)", source: "(none)", campaign: "(none)" };

export const isTouchGroup = (group: string): group is TouchGroup => Object.hasOwn(finders, group);

/** The row with the most leads first. */
export async function countTouches(
  by: TouchGroup,
  leads: AsyncIterable<LeadOrigin>,
): Promise<{ total: number; rows: TouchRow[] }> {
  const rows = new Map<string, { leads: LeadOrigin[]; first: number; last: number }>();
  let total = 0;
  for await (const lead of leads) {
    total += 1;
    const found = finders[by](lead).filter((name) => name !== undefined);
    const touches = (found.length > 0 ? found : [noTouch[by]]).map((name) => name.slice(0, maxNameChars));
    for (const name of new Set(touches)) {
      const row = rows.get(name) ?? { leads: [], first: 0, last: 0 };
      rows.set(name, row);
      row.leads.push(lead);
      if (name === touches.at(0)) row.first += 1;
      if (name === touches.at(-1)) row.last += 1;
    }
  }
  const nowMs = Date.now();
  const counted = [...rows].map(([name, { leads: touched, first, last }]) => {
    const replies = measureReplies(touched, nowMs);
    return {
      name,
      count: touched.length,
      first,
      last,
      booked: touched.filter(({ bookedAtMs }) => bookedAtMs !== null).length,
      replies: replies.leads === 0 ? "" : describeReplyTimes(replies).join(", "),
      withinShare: replies.withinShare,
    };
  });
  return { total, rows: counted.sort((a, b) => b.count - a.count) };
}

/** The links that led to the site, and the tags of the page with the form. */
function listArrivals({ journey, source }: LeadOrigin): Partial<Visit>[] {
  const tags = URL.parse(source)?.searchParams;
  const [utmSource, medium, campaign] = ["source", "medium", "campaign"].map(
    (name) => tags?.get(`utm_${name}`)?.replace(/\p{Cc}/gu, "") || undefined,
  );
  const form = { source: utmSource, medium, campaign };
  const visits: Partial<Visit>[] = parseJourney(journey);
  return [...visits, form].filter(isArrival);
}
