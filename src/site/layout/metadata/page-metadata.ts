import type { EntryKind } from "#config/index.ts";

/** Metadata of a page, before templates and defaults are applied (spec 7.5). */
export interface PageMetadata {
  title: string;
  /** 120-155 characters. */
  description: string;
  /** The article's kind, which determines the title template and the type of structured data. */
  kind?: EntryKind | undefined;
  /** Relative or absolute URL of the share image. Defaults to the site's share image. */
  ogImage?: string | undefined;
  /** Relative or absolute URL. Defaults to the page's path; `null` omits the canonical link. */
  canonical?: string | null | undefined;
  noindex?: boolean | undefined;
  /** An article's ISO dates. */
  published?: string | undefined;
  modified?: string | undefined;
  /** Absent if the author is the company. */
  author?: { name: string; role: string; url: string; link: string } | undefined;
  /** Title of the list page for this kind of article, for breadcrumbs. */
  listName?: string | undefined;
}

/** Metadata of a page with templates and defaults applied and absolute URLs (spec 7.5). */
export interface SeoRecord {
  path: string;
  title: string;
  description: string;
  ogImage: string;
  /** A JPEG in addition to the default SVG, because social networks don't show SVG (spec 7.5). */
  ogImageFallback?: string;
  /** Absent if a writer chose the image. */
  ogImageFacts?: { width: number; height: number; alt: string };
  /** Absent on error pages. */
  canonical?: string;
  type: "website" | "article";
  twitterCard: "summary_large_image";
  siteName: string;
  noindex: boolean;
  /** An article's ISO dates. */
  published?: string;
  modified?: string;
  schemaJsonLd?: Record<string, unknown>[];
}
