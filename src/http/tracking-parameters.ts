/** Appended to links by campaigns and ad networks. Pages don't read them, so the prerendered page is served. */
const names = new Set([
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

/** Takes the query without its question mark. */
export function isTrackingOnly(query: string): boolean {
  return query.split("&").every((pair) => {
    const name = pair.split("=", 1)[0] ?? "";
    return name.startsWith("utm_") || names.has(name) || pair === "";
  });
}
