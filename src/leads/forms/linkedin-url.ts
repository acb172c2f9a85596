import { parseUrl } from "#platform/parse-url.ts";

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;

/** Accepts any http(s) URL on linkedin.com or a subdomain, with or without a scheme (spec: Forms). */
export function parseLinkedinUrl(text: string): string | undefined {
  const typed = text.trim();
  const url = parseUrl(scheme.test(typed) ? typed : `https://${typed.replace(/^\/\//, "")}`);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  if (url.username || url.password) return undefined;
  if (url.hostname !== "linkedin.com" && !url.hostname.endsWith(".linkedin.com")) return undefined;
  return url.href;
}

export function completeLinkedinUrl(text: string): string {
  return parseLinkedinUrl(text) ?? text.trim();
}
