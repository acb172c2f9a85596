import type { Preferences } from "./consent-record.ts";

/** Names that Google Analytics and Google's advertising tags store under, by the choice that allows them. */
const tagStorageNames = {
  analytics: /^(_ga$|_ga_|_gid|_gat|_dc_gtm|__utm)/,
  marketing: /^(_gcl|_gac)/,
};

/** Removes what tags have stored in the browser and may no longer store (decisions: Consent and analytics). */
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
    // Storage is blocked: nothing is in it.
  }
}

/** Removes a cookie under every possible domain: no script can read which one it was set for. */
function removeCookie(name: string): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, position) => `; domain=${parts.slice(position).join(".")}`);
  for (const domain of ["", ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is late and wants https.
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
