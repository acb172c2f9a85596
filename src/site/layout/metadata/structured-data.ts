import { type EntryKind, entryKinds, siteConfig } from "#config/index.ts";
import type { PageMetadata, SeoRecord } from "./page-metadata.ts";

export function describeArticle(
  metadata: PageMetadata & { kind: EntryKind },
  record: Required<Pick<SeoRecord, "canonical" | "ogImage">>,
  origin: string,
): Record<string, unknown> {
  const publisher = { "@type": "Organization", name: siteConfig.brand, url: origin };
  return {
    "@context": "https://schema.org",
    "@type": entryKinds[metadata.kind].schemaType,
    headline: metadata.title,
    description: metadata.description,
    url: record.canonical,
    mainEntityOfPage: record.canonical,
    image: record.ogImage,
    inLanguage: siteConfig.language,
    ...(metadata.published ? { datePublished: metadata.published } : {}),
    ...(metadata.published ? { dateModified: metadata.modified ?? metadata.published } : {}),
    author: metadata.author ? describePerson(metadata.author, origin) : publisher,
    publisher,
  };
}

function describePerson({ name, role, url, link }: NonNullable<PageMetadata["author"]>, origin: string) {
  return { "@type": "Person", name, jobTitle: role, url: new URL(url, origin).href, sameAs: link };
}

/** The home page's structured data. */
export function describeProvider(origin: string): Record<string, unknown>[] {
  const { brand, tagline, emails, phone, office, linkedinUrl, language } = siteConfig;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: brand,
      url: origin,
      description: tagline,
      email: emails.sales,
      telephone: phone,
      sameAs: [linkedinUrl],
      address: {
        "@type": "PostalAddress",
        streetAddress: office.area,
        addressLocality: office.city,
        addressCountry: office.country,
      },
    },
    { "@context": "https://schema.org", "@type": "WebSite", name: brand, url: origin, inLanguage: language },
  ];
}

export function describeBreadcrumb(
  origin: string,
  steps: ReadonlyArray<{ name: string; path: string }>,
): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: step.name,
      item: new URL(step.path, origin).href,
    })),
  };
}
