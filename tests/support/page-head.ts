import type { APIRequestContext } from "@playwright/test";

/** What the HTML of an address tells search engines and networks, as a machine without scripts reads it. */
export interface PageHead {
  title: string;
  canonical: string;
  /** What stands under a property or a name; empty where nothing does. */
  say(name: string): string;
  /** Every block of structured data, parsed. */
  schemas: unknown[];
}

/** Asks for an address without a browser. @throws where a block of structured data is no JSON */
export async function readPageHead(request: APIRequestContext, address: string): Promise<PageHead> {
  const html = await (await request.get(address)).text();
  const find = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? "");
  return {
    title: find(/<title>([^<]*)<\/title>/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    say: (name) => find(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)),
    schemas: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]): unknown => JSON.parse(json ?? ""),
    ),
  };
}

const signs: Record<string, string> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole);
}
