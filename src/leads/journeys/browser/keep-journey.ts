import { dayOf, fitVisits, JOURNEY_KEY, JOURNEY_VERSION, type Visit } from "../journey.ts";
import { readJourney } from "./read-journey.ts";

/** Longer tags are cut. */
const MAX_TAG_CHARS = 100;

/** Adds the page in view to the journey, and later that its end was in view. Call only if analytics are allowed. */
export function keepJourney(isAllowed: () => boolean): void {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  // Error pages have no canonical URL.
  if (!url) return;
  const path = new URL(url).pathname;
  const day = dayOf(Date.now());
  const text = document.querySelector("article[data-brand] .prose");
  const visits = readJourney();
  const arrival = describeArrival();
  const isNew = !visits.some((visit) => visit.path === path && visit.day === day);
  if (isNew && (text || arrival || visits.length === 0)) write([...visits, { path, day, ...arrival }]);
  const last = text?.lastElementChild;
  if (!last) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // Another tab might have added visits, or the visitor might have withdrawn consent.
    const now = readJourney();
    const visit = now.findLast((seen) => seen.path === path);
    if (!visit || !isAllowed()) return;
    visit.end = true;
    write(now);
  });
  observer.observe(last);
}

/** Returns `undefined` if no other site's link and no campaign led to the page. */
function describeArrival(): Partial<Visit> | undefined {
  const from = URL.parse(document.referrer)?.hostname;
  const tags = new URLSearchParams(location.search);
  const arrival: Partial<Visit> = {};
  if (from && from !== location.hostname) arrival.from = from;
  for (const name of ["source", "medium", "campaign"] as const) {
    const tag = tags.get(`utm_${name}`)?.slice(0, MAX_TAG_CHARS);
    if (tag) arrival[name] = tag;
  }
  return Object.keys(arrival).length > 0 ? arrival : undefined;
}

function write(visits: readonly Visit[]): void {
  try {
    const journey = { version: JOURNEY_VERSION, visits: fitVisits(visits, Date.now()) };
    localStorage.setItem(JOURNEY_KEY, JSON.stringify(journey));
  } catch {
    // Storage is full or blocked, so this change isn't kept.
  }
}
