import type { MetaDescriptor } from "react-router";
import { toMetaDescriptors } from "./meta-descriptors.ts";
import { resolveMetadata } from "./resolve-metadata.ts";
import type { SeoSource } from "./seo-record.ts";

export { entrySource } from "./entry-metadata.ts";
export { homeSource, notFoundSource, type PageName, pageSource } from "./page-metadata.ts";
export { resolveMetadata } from "./resolve-metadata.ts";
export type { SeoRecord, SeoSource } from "./seo-record.ts";

/** The part of React Router's `meta` arguments that metadata needs: the root's loader knows the site's address. */
interface MetaMatches {
  matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;
}

/** The head tags of one page, for its `meta` export (spec 7.5). */
export function describePage(source: SeoSource, { matches }: MetaMatches): MetaDescriptor[] {
  return toMetaDescriptors(resolveMetadata(source, findOrigin(matches)));
}

function findOrigin(matches: MetaMatches["matches"]): string {
  const root = matches[0]?.loaderData;
  const origin = typeof root === "object" && root !== null && "origin" in root ? root.origin : undefined;
  return typeof origin === "string" ? origin : "";
}
