import type { EntryKind } from "../../site/index.ts";

/** Metadata of one address for search engines and share cards (spec 3, 7.5). */
export interface SeoRecord {
  path: string;
  /** Whole title, template applied. */
  title: string;
  description: string;
  /** Absolute address. */
  ogImage: string;
  /** Absolute address of a JPEG beside the default SVG, which networks do not show (spec 7.5). */
  ogImageFallback?: string;
  /** Absent for a writer's own picture, whose size and alt text are unknown. */
  ogImageFacts?: { width: number; height: number; alt: string };
  /** Absolute address. Absent where the address is no page. */
  canonical?: string;
  type: "website" | "article";
  twitterCard: "summary_large_image";
  siteName: string;
  noindex: boolean;
  /** ISO days, on articles. */
  published?: string;
  modified?: string;
  /** One structured-data object per record (schema.org). */
  schemaJsonLd?: Record<string, unknown>[];
}

/** What a page knows of itself before defaults and templates are applied. */
export interface SeoSource {
  path: string;
  /** Which template makes the title: an entry's kind, or a page. */
  template: "page" | EntryKind;
  title: string;
  description: string;
  /** Relative to the site or absolute; the default picture where left out. */
  ogImage?: string;
  /** Relative to the site or absolute; the path where left out. `null`: the address is no page. */
  canonical?: string | null;
  noindex?: boolean;
  published?: string;
  modified?: string;
  author?: string;
  /** Name of the list page of an article's kind, for breadcrumbs. */
  listName?: string | undefined;
}
