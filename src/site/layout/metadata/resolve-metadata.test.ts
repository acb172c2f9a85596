import { afterEach, describe, expect, it, vi } from "vitest";
import { siteConfig } from "#config/index.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { resolveMetadata } from "./resolve-metadata.ts";

const origin = "https://example.test";

const page: PageMetadata = { title: "A", description: "B" };

const resolve = (metadata: PageMetadata, path = "/x", site = origin) => resolveMetadata(path, metadata, site);

afterEach(() => vi.restoreAllMocks());

describe("resolveMetadata (spec 4.7, 7.5, 8)", () => {
  it("leaves replacement patterns in a title alone", () => {
    expect(resolve({ ...page, title: "Cost $& value" }).title).toBe(`Cost $& value | ${siteConfig.brand}`);
  });

  it("makes relative URLs absolute and keeps absolute ones", () => {
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

  it("omits the canonical link on an error page, even if resolving fails", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    for (const site of [origin, "no address"]) {
      const record = resolve({ ...page, canonical: null, noindex: true }, "/nowhere", site);
      expect(record.noindex).toBe(true);
      expect(record).not.toHaveProperty("canonical");
    }
  });

  it("adds size and alt text to drawn and default images, but not to a writer's image", () => {
    const factsOf = (ogImage: string) => resolve({ ...page, ogImage }).ogImageFacts;
    expect(factsOf("/og/x.png")).toEqual({ width: 1200, height: 630, alt: "A" });
    expect(factsOf("/figures/own.png")).toBeUndefined();
    expect(resolve(page).ogImageFacts).toMatchObject({ width: 1200, height: 630 });
  });

  it("memoizes the metadata per path", () => {
    expect(resolve({ ...page }, "/about")).toBe(resolve({ ...page }, "/about"));
  });

  it("logs 'SEO resolution failed:' and falls back to the defaults", () => {
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
