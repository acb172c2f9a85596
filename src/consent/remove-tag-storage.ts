import type { Preferences } from "./consent-record.ts";

/** What the tags of Google Analytics and of Google's advertising keep in a browser, by the choice that allows it. */
const tagStorageNames = {
  analytics: /^(_ga$|_ga_|_gid|_gat|_dc_gtm|__utm)/,
  marketing: /^(_gcl|_gac)/,
};

/** Removes at once what tags have stored in the browser and may no longer store (decisions: Consent and analytics). */
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

/** A cookie goes only under the domain that it was set for, and no script can tell which of them that was. */
function removeCookie(name: string): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, position) => `; domain=${parts.slice(position).join(".")}`);
  for (const domain of ["", ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is late and wants https.
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
