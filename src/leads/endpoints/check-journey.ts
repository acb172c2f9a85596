import * as v from "valibot";
import { cutToLine } from "../forms/read-texts.ts";
import { parseJourney } from "../journeys/describe-journey.ts";
import { dayOf, fitVisits, MAX_SENT_CHARS, type Visit } from "../journeys/journey.ts";

/** Limit of a stored journey. */
const MAX_BYTES = 4_096;

const MAX_TAG_CHARS = 100;

/** Finds a published article's title by its path. */
export type FindTitle = (path: string) => string | undefined | Promise<string | undefined>;

const optional = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

const TagSchema = v.pipe(
  v.string(),
  v.transform((text) => cutToLine(text, MAX_TAG_CHARS)),
  v.minLength(1),
);

const VisitSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?!\/)[a-z\d/-]*$/)),
  day: v.pipe(v.string(), v.isoDate()),
  end: v.optional(v.fallback(v.optional(v.literal(true)), undefined)),
  from: optional(v.pipe(v.string(), v.maxLength(253), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/))),
  source: optional(TagSchema),
  medium: optional(TagSchema),
  campaign: optional(TagSchema),
});

const JourneySchema = v.array(v.fallback(v.nullable(VisitSchema), null));

/**
 * Returns the journey as it is stored, a JSON list of `Visit`, or "". Drops what makes no sense: anything may have been sent, and
 * a lead is never rejected for it.
 */
export function checkJourney(sent: string, nowMs: number): string {
  if (!sent || sent.length > MAX_SENT_CHARS) return "";
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), JourneySchema), sent);
  if (!success) return "";
  const past = output.filter((visit) => visit !== null).filter(({ day }) => day <= dayOf(nowMs));
  return store(fitVisits(past, nowMs));
}

/** Adds the articles' titles to a checked journey, so that it can be read where there are no articles, and later. */
export async function nameArticles(journey: string, findTitle: FindTitle): Promise<string> {
  const visits = parseJourney(journey).map(async (visit) => ({
    ...visit,
    title: await findTitle(visit.path),
  }));
  return store(await Promise.all(visits));
}

/** Drops the oldest visits after the first until the rest fits. */
function store(visits: readonly Visit[]): string {
  const kept = [...visits];
  while (kept.length > 1 && Buffer.byteLength(JSON.stringify(kept)) > MAX_BYTES) kept.splice(1, 1);
  return kept.length > 0 ? JSON.stringify(kept) : "";
}
