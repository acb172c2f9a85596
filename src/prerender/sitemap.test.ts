import { describe, expect, it } from "vitest";
import { renderRobots, renderSitemap } from "./sitemap.ts";

describe("the sitemap", () => {
  it("lists absolute URLs, with the day of their last change if it is known", () => {
    const sitemap = renderSitemap(
      [{ path: "/" }, { path: "/read-insight/a&b", lastModified: "2025-03-01" }],
      "https://example.test",
    );
    expect(sitemap).toContain("<url><loc>https://example.test/</loc></url>");
    expect(sitemap).toContain(
      "<url><loc>https://example.test/read-insight/a&amp;b</loc><lastmod>2025-03-01</lastmod></url>",
    );
  });

  it("names the sitemap in robots.txt", () => {
    expect(renderRobots("https://example.test")).toContain("Sitemap: https://example.test/sitemap.xml\n");
  });
});
