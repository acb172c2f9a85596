import { afterEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "../../content/entries/index.ts";
import { siteConfig } from "../../site/index.ts";
import { entrySource } from "./entry-metadata.ts";
import { findPageSource, notFoundSource } from "./page-metadata.ts";
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

const screens = {
  "/about": { title: "About Us", description: "Who we are." },
  "/contact": { title: "Contact Us", description: "Talk to us." },
};

function pageSource(path: string) {
  const source = findPageSource(path, screens);
  if (!source) throw new Error(`${path} is no fixed screen`);
  return source;
}

afterEach(() => vi.restoreAllMocks());

describe("titles follow the template of their kind (spec 7.5)", () => {
  it("pages: '%s | {brand}'", () => {
    expect(resolveMetadata(pageSource("/contact"), origin).title).toBe(`Contact Us | ${siteConfig.brand}`);
    expect(resolveMetadata(pageSource("/"), origin).title).toBe(
      `${siteConfig.defaultTitle} | ${siteConfig.brand}`,
    );
  });
  it("insights: '%s | GTM Insights'", () => {
    const source = entrySource(insight, "/read-insight/intent-driven-cadences", undefined);
    expect(resolveMetadata(source, origin).title).toBe("Cadences that wait | GTM Insights");
  });
  it("case studies: '%s | Case Studies'; signals: '%s | Market Signals'", () => {
    const base = { path: "/x", title: "A", description: "B" };
    expect(resolveMetadata({ ...base, template: "caseStudy" }, origin).title).toBe("A | Case Studies");
    expect(resolveMetadata({ ...base, template: "signal" }, origin).title).toBe("A | Market Signals");
  });
  it("keeps a title with replacement patterns as it was typed", () => {
    const source = { path: "/x", title: "Cost $& value", description: "B", template: "page" } as const;
    expect(resolveMetadata(source, origin).title).toBe(`Cost $& value | ${siteConfig.brand}`);
  });
});

describe("structured data follows the kind (spec 7.5)", () => {
  it.each([
    ["insight", "BlogPosting"],
    ["caseStudy", "Article"],
    ["signal", "CreativeWork"],
  ] as const)("%s: %s", (template, type) => {
    const source = {
      path: "/x",
      title: "A",
      description: "B",
      template,
      published: "2025-01-29",
      modified: "2025-08-25",
    };
    const record = resolveMetadata(source, origin);
    expect(record.type).toBe("article");
    expect(record.schemaJsonLd?.[0]).toMatchObject({
      "@type": type,
      headline: "A",
      datePublished: "2025-01-29",
      dateModified: "2025-08-25",
    });
  });
  it("is a website everywhere else", () => {
    expect(resolveMetadata(pageSource("/"), origin).type).toBe("website");
  });
});

describe("addresses (spec 7.5)", () => {
  it("relative ones get the site's in front, absolute ones are kept", () => {
    const source = { path: "/x", title: "A", description: "B", template: "page" } as const;
    expect(resolveMetadata(source, origin)).toMatchObject({
      canonical: "https://example.test/x",
      ogImage: "https://example.test/og-image.svg",
    });
    const elsewhere = { ...source, canonical: "https://a.test/y", ogImage: "https://a.test/z.png" };
    expect(resolveMetadata(elsewhere, origin)).toMatchObject({
      canonical: "https://a.test/y",
      ogImage: "https://a.test/z.png",
    });
  });
  it("an unknown insight is noindex and names the real article", () => {
    const record = resolveMetadata(entrySource(insight, "/read-insight/unknown", undefined), origin);
    expect(record.noindex).toBe(true);
    expect(record.canonical).toBe("https://example.test/read-insight/intent-driven-cadences");
  });
  it("the 404 page is noindex and has no canonical, the defaults neither", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    for (const site of [origin, "no address"]) {
      const record = resolveMetadata(notFoundSource("/nowhere"), site);
      expect(record.noindex).toBe(true);
      expect(record).not.toHaveProperty("canonical");
    }
  });
  it("pictures of our own say their measures and words, a writer's own does not", () => {
    const base = { path: "/x", title: "A", description: "B", template: "page" } as const;
    const factsOf = (ogImage: string) => resolveMetadata({ ...base, ogImage }, origin).ogImageFacts;
    expect(factsOf("/og/x.png")).toEqual({ width: 1200, height: 630, alt: "A" });
    expect(factsOf("/figures/own.png")).toBeUndefined();
    expect(resolveMetadata(base, origin).ogImageFacts).toMatchObject({ width: 1200, height: 630 });
  });
});

describe("resolving", () => {
  it("remembers a record per path (spec 4.7)", () => {
    expect(resolveMetadata(pageSource("/about"), origin)).toBe(resolveMetadata(pageSource("/about"), origin));
  });
  it("says 'SEO resolution failed:' and falls back to the defaults (spec 8)", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const record = resolveMetadata(pageSource("/about"), "no address");
    expect(said.mock.calls[0]?.[0]).toBe("SEO resolution failed:");
    expect(record).toMatchObject({
      title: `${siteConfig.defaultTitle} | ${siteConfig.brand}`,
      canonical: "no address/about",
      ogImage: "no address/og-image.svg",
      ogImageFallback: "no address/og-image.jpg",
      twitterCard: "summary_large_image",
    });
  });
});
