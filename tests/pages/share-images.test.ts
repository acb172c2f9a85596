import { describe, expect, it } from "vitest";
import { schedulePath } from "#config/index.ts";
import { allPaths, indexedPaths } from "../support/site/addresses.ts";
import { readPageHead } from "../support/site/page-head.ts";
import { readPage, requestPath } from "../support/site/served-site.ts";

const readHead = async (path: string) => readPageHead(await readPage(path));

describe("share images (spec 7.5)", () => {
  for (const address of [...indexedPaths, schedulePath]) {
    it(`serves an image of the declared size for ${address}`, async () => {
      const { meta } = await readHead(address);
      expect(meta("og:image:alt")).not.toBe("");
      const response = await requestPath(new URL(meta("og:image")).pathname);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      const png = Buffer.from(await response.arrayBuffer());
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
      expect(size).toEqual([meta("og:image:width"), meta("og:image:height")]);
      expect(png.byteLength).toBeLessThan(200_000);
    });
  }

  it("serves the default images for a page that doesn't exist", async () => {
    const { meta } = await readHead("/nowhere");
    expect(new URL(meta("og:image")).pathname).toBe("/og-image.svg");
    for (const [file, type] of [
      ["/og-image.svg", "image/svg+xml"],
      ["/og-image.jpg", "image/jpeg"],
    ] as const) {
      const response = await requestPath(file);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toContain(type);
    }
  });

  it("uses the JPEG for pages without their own image, because social networks don't show SVG", async () => {
    const others = allPaths.filter((path) => !indexedPaths.includes(path));
    for (const address of [...others, "/read-insight/unknown"]) {
      const { meta } = await readHead(address);
      expect([address, new URL(meta("og:image")).pathname]).toEqual([address, "/og-image.jpg"]);
      expect(meta("twitter:image")).toBe(meta("og:image"));
      expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
    }
  });

  it("gives every page its own image; a second path shares its page's image", async () => {
    const pictures = new Set<string>();
    for (const address of indexedPaths) pictures.add((await readHead(address)).meta("og:image"));
    expect(pictures.size).toBe(indexedPaths.length - 1);
  });
});
