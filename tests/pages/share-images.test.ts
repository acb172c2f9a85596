import { describe, expect, it } from "vitest";
import { indexedPaths } from "../support/addresses.ts";
import { readPageHead } from "../support/page-head.ts";
import { readPage, requestPath } from "../support/served-site.ts";

const readHead = async (path: string) => readPageHead(await readPage(path));

describe("share images (spec 7.5)", () => {
  for (const address of indexedPaths) {
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

  for (const address of ["/nowhere", "/read-insight/unknown"]) {
    it(`serves the default image for ${address}`, async () => {
      const { meta } = await readHead(address);
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
  }

  it("gives every page its own image; a second path shares its page's image", async () => {
    const pictures = new Set<string>();
    for (const address of indexedPaths) pictures.add((await readHead(address)).meta("og:image"));
    expect(pictures.size).toBe(indexedPaths.length - 1);
  });
});
