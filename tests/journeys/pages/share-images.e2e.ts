import { everyAddress } from "../../support/addresses.ts";
import { expect, test } from "../../support/journey.ts";
import { readPageHead } from "../../support/page-head.ts";

test.describe("the picture that a page shows where it is shared (spec 7.5)", () => {
  for (const address of everyAddress) {
    test(`${address} has one of its own, of the size that it names`, async ({ request }) => {
      const { say } = await readPageHead(request, address);
      const { origin, pathname } = new URL(say("og:image"));
      expect(origin).toBe("http://localhost:3000");
      expect(pathname).toMatch(/^\/og\/.+\.png$/);
      expect(say("twitter:image")).toBe(say("og:image"));
      expect(say("og:image:alt")).not.toBe("");

      const answer = await request.get(pathname);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toBe("image/png");
      expect(answer.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
      const png = await answer.body();
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
      expect(size).toEqual([say("og:image:width"), say("og:image:height")]);
      expect(png.byteLength).toBeLessThan(200_000);
    });
  }

  for (const address of ["/nowhere", "/read-insight/unknown"]) {
    test(`${address} shows the site's default`, async ({ request }) => {
      const { say } = await readPageHead(request, address);
      expect(new URL(say("og:image")).pathname).toBe("/og-image.svg");
      for (const [file, type] of [
        ["/og-image.svg", "image/svg+xml"],
        ["/og-image.jpg", "image/jpeg"],
      ] as const) {
        const answer = await request.get(file);
        expect(answer.status()).toBe(200);
        expect(answer.headers()["content-type"]).toContain(type);
      }
    });
  }

  test("each page has another one, second addresses aside", async ({ request }) => {
    const pictures = new Set<string>();
    for (const address of everyAddress) pictures.add((await readPageHead(request, address)).say("og:image"));
    expect(pictures.size).toBe(everyAddress.length - 1);
  });
});
