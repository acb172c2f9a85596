import type { MetaDescriptor } from "react-router";
import type { SeoRecord } from "./seo-record.ts";

/** A record as the tags of a page's head: title, description, canonical, Open Graph, Twitter card, JSON-LD (spec 7.5). */
export function toMetaDescriptors(record: SeoRecord): MetaDescriptor[] {
  return [
    { title: record.title },
    { name: "description", content: record.description },
    ...(record.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: record.canonical },
    { property: "og:site_name", content: record.siteName },
    { property: "og:type", content: record.type },
    { property: "og:title", content: record.title },
    { property: "og:description", content: record.description },
    { property: "og:url", content: record.canonical },
    { property: "og:image", content: record.ogImage },
    ...describeImage(record.ogImageFacts),
    ...(record.published ? [{ property: "article:published_time", content: record.published }] : []),
    ...(record.modified ? [{ property: "article:modified_time", content: record.modified }] : []),
    { name: "twitter:card", content: record.twitterCard },
    { name: "twitter:title", content: record.title },
    { name: "twitter:description", content: record.description },
    // The Twitter picture falls back to the Open Graph one; there is only one picture per address.
    { name: "twitter:image", content: record.ogImage },
    ...(record.schemaJsonLd ?? []).map((schema) => ({ "script:ld+json": schema }) as MetaDescriptor),
  ];
}

function describeImage(facts: SeoRecord["ogImageFacts"]): MetaDescriptor[] {
  if (!facts) return [];
  return [
    { property: "og:image:width", content: String(facts.width) },
    { property: "og:image:height", content: String(facts.height) },
    { property: "og:image:alt", content: facts.alt },
  ];
}
