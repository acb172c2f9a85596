/** Every name that the server or a script reads from an address's query, except for those of models' inputs. */
const queryNames = new Set([
  "call",
  "category",
  "from",
  "held",
  "mode",
  "page",
  "preview",
  "sent",
  "time",
  "zone",
]);

/** Appended to links by campaigns and ad networks. Pages don't read them, so the prerendered page is served. */
const trackingNames = new Set([
  "fbclid",
  "gclid",
  "dclid",
  "gbraid",
  "wbraid",
  "li_fat_id",
  "msclkid",
  "mc_cid",
  "mc_eid",
]);

function isTrackingName(name: string): boolean {
  return name.startsWith("utm_") || trackingNames.has(name);
}

/** Whether the name has a meaning in a query, so that a model's input can't have it. */
export function isQueryName(name: string): boolean {
  return queryNames.has(name) || isTrackingName(name);
}

/** Takes the query without its question mark. */
export function isTrackingOnly(query: string): boolean {
  return query.split("&").every((pair) => {
    const name = pair.split("=", 1)[0] ?? "";
    return isTrackingName(name) || pair === "";
  });
}
