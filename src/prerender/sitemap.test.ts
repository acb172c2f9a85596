import { describe, expect, it } from "vitest";
import { isIndexable, renderRobots, renderSitemap } from "./sitemap.ts";

describe("the sitemap", () => {
  it("lists absolute addresses with the day of their last change where one is known", () => {
    const sitemap = renderSitemap(
      [{ path: "/" }, { path: "/read-insight/a&b", lastModified: "2025-03-01" }],
      "https://example.test",
    );
    expect(sitemap).toContain("<url><loc>https://example.test/</loc></url>");
    expect(sitemap).toContain(
      "<url><loc>https://example.test/read-insight/a&amp;b</loc><lastmod>2025-03-01</lastmod></url>",
    );
  });

  it("refuses more pages than a sitemap may hold", () => {
    const pages = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${index}` }));
    expect(() => renderSitemap(pages, "https://example.test")).toThrow("A sitemap holds 50000 pages");
  });

  it("is named in robots.txt", () => {
    expect(renderRobots("https://example.test")).toContain("Sitemap: https://example.test/sitemap.xml\n");
  });
});

describe("what may be indexed", () => {
  const head = (tags: string) => `<html><head>${tags}</head><body></body></html>`;

  it("is a page that is its own canonical, or names none", () => {
    const canonical = '<link rel="canonical" href="https://example.test/about"/>';
    expect(isIndexable(head(canonical), "https://example.test/about")).toBe(true);
    expect(isIndexable(head(""), "https://example.test/about")).toBe(true);
  });

  it("is not the second address of a page", () => {
    const canonical = '<link rel="canonical" href="https://example.test/about"/>';
    expect(isIndexable(head(canonical), "https://example.test/about-us")).toBe(false);
  });

  it("is not a page that asks to be left out", () => {
    expect(isIndexable(head('<meta name="robots" content="noindex"/>'), "https://example.test/x")).toBe(
      false,
    );
  });
});
