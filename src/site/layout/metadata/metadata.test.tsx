import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { siteConfig } from "#config/index.ts";
import { Metadata } from "./metadata.tsx";
import type { PageMetadata } from "./page-metadata.ts";
import { resolveMetadata } from "./resolve-metadata.ts";

const article: PageMetadata = { title: "A", description: "B", kind: "insight" };

function headOf(metadata: PageMetadata): string {
  const record = resolveMetadata("/read-insight/x", metadata, "https://example.test");
  return renderToStaticMarkup(<Metadata record={record} />);
}

/** Lists each Open Graph image tag as `property=content`, in order. */
function imageTagsOf(head: string): string[] {
  return [...head.matchAll(/<meta property="(og:image[^"]*)" content="([^"]*)"/g)].map(
    ([, property, content]) => `${property}=${content}`,
  );
}

it("adds a JPEG fallback after the default SVG image (spec 7.5)", () => {
  const alt = `${siteConfig.brand}. ${siteConfig.tagline}`;
  expect(imageTagsOf(headOf(article))).toEqual([
    "og:image=https://example.test/og-image.svg",
    "og:image:type=image/svg+xml",
    "og:image:width=1200",
    "og:image:height=630",
    `og:image:alt=${alt}`,
    "og:image=https://example.test/og-image.jpg",
    "og:image:type=image/jpeg",
    "og:image:width=1200",
    "og:image:height=630",
    `og:image:alt=${alt}`,
  ]);
});

it.each(["/figures/own.png", "/og/x.png"])("uses %s instead of the default images", (ogImage) => {
  const images = imageTagsOf(headOf({ ...article, ogImage })).filter((tag) => tag.startsWith("og:image="));
  expect(images).toEqual([`og:image=https://example.test${ogImage}`]);
});

it("includes an article's publication and update dates", () => {
  const head = headOf({ ...article, published: "2025-01-29", modified: "2025-08-25" });
  expect(head).toContain('<meta property="article:published_time" content="2025-01-29"/>');
  expect(head).toContain('<meta property="article:modified_time" content="2025-08-25"/>');
  expect(headOf(article)).not.toContain("article:");
});

it.each(["</script><script>alert(1)</script>", "<!--<script>", "</SCRIPT\n>", '"\u2028\\u003c'])(
  "escapes a title of %j in structured data",
  (title) => {
    const head = headOf({ ...article, title, description: title });
    const scripts = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(0);
    expect(head.match(/<\/?script/gi)).toHaveLength(2 * scripts.length);
    const schemas = scripts.map(([, json = ""]) => JSON.parse(json));
    expect(schemas).toContainEqual(expect.objectContaining({ headline: title }));
    for (const [, json] of scripts) expect(json).not.toContain("<");
  },
);
