import { describe, expect, it } from "vitest";
import type { Entry } from "../../content/entries/index.ts";
import { siteConfig } from "../../site/index.ts";
import { findShareImage, listIllustrated, shareImagePath } from "./share-image.ts";

const entries = Array.from(
  { length: 103 },
  (_, index): Entry => ({
    type: "insight",
    slug: `piece-${index}`,
    title: "Title",
    summary: "Summary",
    tags: [],
    date: "2025-04-08",
    dateLabel: "Apr 8, 2025",
    monthLabel: "Apr 2025",
    featured: false,
    categoryId: "",
    illustration: "ai",
    author: siteConfig.brand,
    readMinutes: 6,
    sample: false,
    ...(index === 3 ? { image: "/figures/own.png" } : {}),
  }),
);

describe("which entries have a share image", () => {
  it("the newest 32, and each names the one that is drawn for it", () => {
    const named = entries.map((entry) => findShareImage(entry, entries));
    const drawn = listIllustrated(entries).map(({ slug }) => `/og/read-insight/${slug}.png`);
    expect(named.filter((path) => path?.startsWith("/og/"))).toEqual(drawn);
    expect(named.slice(32).every((path) => path === undefined)).toBe(true);
  });

  it("a writer's own picture comes before the drawn one, which is then not drawn", () => {
    const own = entries[3];
    expect(own && findShareImage(own, entries)).toBe("/figures/own.png");
    expect(listIllustrated(entries)).toHaveLength(31);
  });

  it("an SVG of the writer's is no share image: networks show none", () => {
    const [first] = entries;
    if (!first) throw new Error("no entry");
    const withDrawing = { ...first, image: "/figures/own.svg" };
    expect(findShareImage(withDrawing, [withDrawing])).toBe("/og/read-insight/piece-0.png");
    expect(listIllustrated([withDrawing])).toHaveLength(1);
  });

  it("the home page's lies beside the others", () => {
    expect(shareImagePath("/")).toBe("/og/home.png");
    expect(shareImagePath("/about")).toBe("/og/about.png");
  });
});
