/** Every name that the server or a script reads from a URL's query, except for those of models' inputs. */
const queryNames = new Set("call category from held mode page preview sent time zone".split(" "));

/** Appended to links by campaigns and ad networks. Pages don't read them, so the prerendered page is served. */
const trackingName = /^(?:utm_.*|fbclid|[gd]clid|[gw]braid|li_fat_id|msclkid|mc_[ce]id)$/;

/** Checks whether the name has a meaning in a query, so that a model's input can't have it. */
export function isQueryName(name: string): boolean {
  return queryNames.has(name) || trackingName.test(name);
}

/** Takes the query without its question mark. */
export function isTrackingOnly(query: string): boolean {
  return query.split("&").every((pair) => pair === "" || trackingName.test(pair.split("=", 1)[0] ?? ""));
}
