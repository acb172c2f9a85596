import type { EntryKind } from "../../site/index.ts";

/** Metadata of a page, before templates and defaults are applied (spec 7.5). */
export interface PageMetadata {
  title: string;
  /** 120-155 characters. */
  description: string;
  /** Kind of an article, which determines the title template and the type of structured data. */
  kind?: EntryKind | undefined;
  /** Relative or absolute URL of the share image; the site's default if absent. */
  ogImage?: string | undefined;
  /** Relative or absolute URL; the page's path if absent, none at all if `null`. */
  canonical?: string | null | undefined;
  noindex?: boolean | undefined;
  /** ISO dates of an article. */
  published?: string | undefined;
  modified?: string | undefined;
  author?: string | undefined;
  /** Title of the list page of this kind of article, for breadcrumbs. */
  listName?: string | undefined;
}

/** Metadata of a page with templates and defaults applied and absolute URLs (spec 7.5). */
export interface SeoRecord {
  path: string;
  title: string;
  description: string;
  ogImage: string;
  /** A JPEG beside the default SVG, because social networks do not show SVG (spec 7.5). */
  ogImageFallback?: string;
  /** Absent for an image chosen by a writer, whose size and alt text are unknown. */
  ogImageFacts?: { width: number; height: number; alt: string };
  /** Absent on error pages. */
  canonical?: string;
  type: "website" | "article";
  twitterCard: "summary_large_image";
  siteName: string;
  noindex: boolean;
  /** ISO dates of an article. */
  published?: string;
  modified?: string;
  schemaJsonLd?: Record<string, unknown>[];
}
