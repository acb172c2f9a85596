import { JOURNEY_KEY, JOURNEY_VERSION, MAX_SENT_CHARS, type Visit } from "../journey.ts";

/** Returns the stored visits, oldest first. Empty without consent, which removes them, and if they can't be read. */
export function readJourney(): Visit[] {
  try {
    const text = localStorage.getItem(JOURNEY_KEY) ?? "";
    if (text.length > MAX_SENT_CHARS) return [];
    const { version, visits } = Object(JSON.parse(text));
    return version === JOURNEY_VERSION && Array.isArray(visits) ? visits.filter(isVisit) : [];
  } catch {
    return [];
  }
}

/** The server checks the rest, because anyone can edit storage. */
function isVisit(visit: unknown): visit is Visit {
  const { path, day } = Object(visit);
  return typeof path === "string" && typeof day === "string";
}
