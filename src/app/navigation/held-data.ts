import { type PageData, readPageData } from "./read-page-data.ts";

/** As long as browsers keep what they fetch ahead, in ms. */
const MAX_AGE_MS = 5 * 60_000;

interface Held {
  since: number;
  data: Promise<PageData | undefined>;
}

const held = new Map<string, Held>();

/**
 * Fetches and reads the data of a page that a visitor seems to want, so that a click finds it in hand: to fetch it from
 * the browser's memory and read it then takes a slow phone a tenth of what a click may take.
 */
export function holdData({ pathname, search }: HTMLAnchorElement): void {
  const data = fetchData(`${pathname === "/" ? "/_" : pathname}.data${search}`);
  held.set(pathname + search, { since: performance.now(), data });
}

/** Data of a page that is in hand or on its way, as the client middleware may answer with. */
export function findHeldData({ pathname, search }: URL): Promise<PageData | undefined> | undefined {
  const found = held.get(pathname + search);
  return found && performance.now() - found.since < MAX_AGE_MS ? found.data : undefined;
}

/** Nothing where it does not come, whatever the reason: a click asks again, and says what is wrong. */
async function fetchData(address: string): Promise<PageData | undefined> {
  try {
    const response = await fetch(address, { priority: "low" });
    return response.ok ? readPageData(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}
