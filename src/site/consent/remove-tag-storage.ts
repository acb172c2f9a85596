import type { Preferences } from "./consent-record.ts";

/** Names of cookies and storage keys, Google's tags' and our own, by the preference that allows them. */
const tagStorageNames = {
  analytics: /^(_ga$|_ga_|_gid|_gat|_dc_gtm|__utm|journey$)/,
  marketing: /^(_gcl|_gac)/,
};

/** Removes cookies and storage items of tags that aren't allowed (spec: Consent and analytics). */
export function removeTagStorage(allowed: Preferences): void {
  const isForbidden = (name: string) =>
    (!allowed.analytics && tagStorageNames.analytics.test(name)) ||
    (!allowed.marketing && tagStorageNames.marketing.test(name));
  try {
    for (const cookie of document.cookie.split("; ")) {
      const [name = ""] = cookie.split("=");
      if (isForbidden(name)) removeCookie(name);
    }
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) if (isForbidden(name)) storage.removeItem(name);
    }
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Removes a cookie for every possible domain, because scripts can't read the domain it was set for. */
function removeCookie(name: string): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, position) => `; domain=${parts.slice(position).join(".")}`);
  for (const domain of ["", ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new and needs https.
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
