import { describe, expect, it } from "vitest";
import { sampleInsight } from "#tests/support/sample-entries.ts";
import { findShareImage, listIllustrated, shareImagePath } from "./share-image.ts";

const entries = Array.from({ length: 103 }, (_, index) =>
  sampleInsight({
    slug: `piece-${index}`,
    ...(index === 3 ? { image: { src: "/figures/own.png", alt: "A workshop" } } : {}),
  }),
);

describe("share images", () => {
  it("draws share images for only the newest 32 entries", () => {
    const named = entries.map((entry) => findShareImage(entry, entries));
    const drawn = listIllustrated(entries).map(({ slug }) => `/og/read-insight/${slug}.png`);
    expect(named.filter((path) => path.startsWith("/og/"))).toEqual(drawn);
    expect(named.slice(32).every((path) => path === "/og-image.jpg")).toBe(true);
  });

  it("doesn't draw a share image for an entry with its own image", () => {
    const own = entries[3];
    expect(own && findShareImage(own, entries)).toBe("/figures/own.png");
    expect(listIllustrated(entries)).toHaveLength(31);
  });

  it("draws a share image for an entry whose own image is an SVG", () => {
    const [first] = entries;
    if (!first) throw new Error("no entry");
    const withDrawing = { ...first, image: { src: "/figures/own.svg", alt: "A plan" } };
    expect(findShareImage(withDrawing, [withDrawing])).toBe("/og/read-insight/piece-0.png");
    expect(listIllustrated([withDrawing])).toHaveLength(1);
  });

  it("derives a share image's path from its page's path, with /og/home.png for the home page", () => {
    expect(shareImagePath("/")).toBe("/og/home.png");
    expect(shareImagePath("/about")).toBe("/og/about.png");
  });
});
