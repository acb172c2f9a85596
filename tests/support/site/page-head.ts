import type { ServedPage } from "./served-site.ts";

/** A page's metadata as read by search engines and social networks. */
interface PageHead {
  title: string;
  canonical: string;
  /** Returns the content of a property or name; empty if there is none. */
  meta(name: string): string;
  /** Every block of structured data, parsed. */
  schemas: unknown[];
}

/** Throws if a block of structured data is not JSON. */
export function readPageHead({ document }: ServedPage): PageHead {
  return {
    title: document.querySelector("title")?.textContent ?? "",
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
    meta: (name) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? "",
    schemas: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
      JSON.parse(script.textContent ?? ""),
    ),
  };
}
