import type { EntryKind } from "../../site/index.ts";

/** Metadata of a page for search engines and social networks, before templates and defaults are applied (spec 7.5). */
export interface PageMetadata {
  title: string;
  /** 120-155 characters. */
  description: string;
  /** Of an article: chooses the title's template and the type of its structured data. */
  kind?: EntryKind | undefined;
  /** Share image, relative to the site or absolute; the site's default where left out. */
  ogImage?: string | undefined;
  /** Relative to the site or absolute; the page's path where left out. `null`: the URL is no page. */
  canonical?: string | null | undefined;
  noindex?: boolean | undefined;
  /** ISO days, of an article. */
  published?: string | undefined;
  modified?: string | undefined;
  author?: string | undefined;
  /** Title of the list page of an article's kind, for breadcrumbs. */
  listName?: string | undefined;
}

/** Metadata of one URL, whole: templates and defaults applied, URLs absolute (spec 3, 7.5). */
export interface SeoRecord {
  path: string;
  title: string;
  description: string;
  ogImage: string;
  /** A JPEG beside the default SVG, which networks do not show (spec 7.5). */
  ogImageFallback?: string;
  /** Absent for a writer's own picture, whose size and alt text are unknown. */
  ogImageFacts?: { width: number; height: number; alt: string };
  /** Absent where the URL is no page. */
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
