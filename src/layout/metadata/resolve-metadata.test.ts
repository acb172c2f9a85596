import { afterEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "../../content/entries/index.ts";
import { siteConfig } from "../../site/index.ts";
import { describeEntry } from "./describe-entry.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { resolveMetadata } from "./resolve-metadata.ts";

const origin = "https://example.test";

const insight: Entry = {
  type: "insight",
  slug: "intent-driven-cadences",
  title: "Cadences that wait",
  summary: "Why a cadence should wait for a reason.",
  tags: ["Precision Outreach"],
  date: "2025-03-04",
  dateLabel: "Mar 4, 2025",
  monthLabel: "Mar 2025",
  featured: false,
  category: "Precision Outreach",
  categoryId: "precision-outreach",
  illustration: "union",
  author: siteConfig.brand,
  readMinutes: 6,
  sample: false,
};

const page: PageMetadata = { title: "A", description: "B" };

const resolve = (metadata: PageMetadata, path = "/x", site = origin) => resolveMetadata(path, metadata, site);

afterEach(() => vi.restoreAllMocks());

describe("titles follow the template of their kind (spec 7.5)", () => {
  it("pages: '%s | {brand}'", () => {
    expect(resolve({ ...page, title: "Contact Us" }).title).toBe(`Contact Us | ${siteConfig.brand}`);
  });
  it("insights: '%s | Pricing Notes'", () => {
    const path = "/read-insight/intent-driven-cadences";
    expect(resolve(describeEntry(insight, path, []), path).title).toBe("Cadences that wait | Pricing Notes");
  });
  it("case studies: '%s | Pricing Stories'; signals: '%s | Pricing Alerts'", () => {
    expect(resolve({ ...page, kind: "caseStudy" }).title).toBe("A | Pricing Stories");
    expect(resolve({ ...page, kind: "signal" }).title).toBe("A | Pricing Alerts");
  });
  it("keeps replacement patterns in a title", () => {
    expect(resolve({ ...page, title: "Cost $& value" }).title).toBe(`Cost $& value | ${siteConfig.brand}`);
  });
});

describe("structured data follows the kind (spec 7.5)", () => {
  it.each([
    ["insight", "BlogPosting"],
    ["caseStudy", "Article"],
    ["signal", "CreativeWork"],
  ] as const)("%s: %s", (kind, type) => {
    const record = resolve({ ...page, kind, published: "2025-01-29", modified: "2025-08-25" });
    expect(record.type).toBe("article");
    expect(record.schemaJsonLd?.[0]).toMatchObject({
      "@type": type,
      headline: "A",
      datePublished: "2025-01-29",
      dateModified: "2025-08-25",
    });
  });
  it("other pages have the type website", () => {
    expect(resolve(page, "/").type).toBe("website");
  });
});

describe("URLs (spec 7.5)", () => {
  it("relative ones get the origin of the site, absolute ones are kept", () => {
    expect(resolve(page)).toMatchObject({
      canonical: "https://example.test/x",
      ogImage: "https://example.test/og-image.svg",
    });
    const elsewhere = { ...page, canonical: "https://a.test/y", ogImage: "https://a.test/z.png" };
    expect(resolve(elsewhere)).toMatchObject({
      canonical: "https://a.test/y",
      ogImage: "https://a.test/z.png",
    });
  });
  it("an unknown insight is noindex and has the sample article as canonical", () => {
    const path = "/read-insight/unknown";
    const record = resolve(describeEntry(insight, path, [insight]), path);
    expect(record.noindex).toBe(true);
    expect(record.ogImage).toBe("https://example.test/og-image.svg");
    expect(record.canonical).toBe("https://example.test/read-insight/intent-driven-cadences");
  });
  it("an error page has no canonical, even if resolving fails", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    for (const site of [origin, "no address"]) {
      const record = resolve({ ...page, canonical: null, noindex: true }, "/nowhere", site);
      expect(record.noindex).toBe(true);
      expect(record).not.toHaveProperty("canonical");
    }
  });
  it("drawn and default images have a size and alt text, a writer's own image has not", () => {
    const factsOf = (ogImage: string) => resolve({ ...page, ogImage }).ogImageFacts;
    expect(factsOf("/og/x.png")).toEqual({ width: 1200, height: 630, alt: "A" });
    expect(factsOf("/figures/own.png")).toBeUndefined();
    expect(resolve(page).ogImageFacts).toMatchObject({ width: 1200, height: 630 });
  });
});

describe("resolving", () => {
  it("is memoized per path (spec 4.7)", () => {
    expect(resolve({ ...page }, "/about")).toBe(resolve({ ...page }, "/about"));
  });
  it("logs 'SEO resolution failed:' and falls back to the defaults (spec 8)", () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const record = resolve(page, "/about", "no address");
    expect(logged.mock.calls[0]?.[0]).toBe("SEO resolution failed:");
    expect(record).toMatchObject({
      title: `${siteConfig.defaultTitle} | ${siteConfig.brand}`,
      canonical: "no address/about",
      ogImage: "no address/og-image.svg",
      ogImageFallback: "no address/og-image.jpg",
      twitterCard: "summary_large_image",
    });
  });
});
