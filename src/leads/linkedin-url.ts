const scheme = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Parses the URL of a LinkedIn page, typed with or without its scheme (spec: Forms): any http(s) URL on linkedin.com or a
 * subdomain. Returns the complete URL, or `undefined` for any other text.
 */
export function parseLinkedinUrl(text: string): string | undefined {
  const typed = text.trim();
  const url = parseUrl(scheme.test(typed) ? typed : `https://${typed.replace(/^\/\//, "")}`);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  if (url.username || url.password) return undefined;
  if (url.hostname !== "linkedin.com" && !url.hostname.endsWith(".linkedin.com")) return undefined;
  return url.href;
}

/** Completes a LinkedIn URL; only trims any other text. */
export function completeLinkedinUrl(text: string): string {
  return parseLinkedinUrl(text) ?? text.trim();
}

/** Some supported browsers lack `URL.parse`. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
