import type { APIRequestContext } from "@playwright/test";
import { everyAddress } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";

/** What the head of a page says under a property or a name. */
async function readHead(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  return (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
}

test.describe("the picture that a page shows where it is shared (spec 7.5)", () => {
  for (const address of everyAddress) {
    test(`${address} has one of its own, of the size that it names`, async ({ request }) => {
      const head = await readHead(request, address);
      const { origin, pathname } = new URL(head("og:image"));
      expect(origin).toBe("http://localhost:3000");
      expect(pathname).toMatch(/^\/og\/.+\.png$/);
      expect(head("twitter:image")).toBe(head("og:image"));
      expect(head("og:image:alt")).not.toBe("");

      const answer = await request.get(pathname);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toBe("image/png");
      expect(answer.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
      const png = await answer.body();
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
      expect(size).toEqual([head("og:image:width"), head("og:image:height")]);
      expect(png.byteLength).toBeLessThan(200_000);
    });
  }

  for (const address of ["/nowhere", "/read-insight/unknown"]) {
    test(`${address} shows the site's default`, async ({ request }) => {
      const head = await readHead(request, address);
      expect(new URL(head("og:image")).pathname).toBe("/og-image.svg");
      const answer = await request.get("/og-image.svg");
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toContain("image/svg+xml");
    });
  }

  test("each page has another one, second addresses aside", async ({ request }) => {
    const pictures = new Set<string>();
    for (const address of everyAddress) pictures.add((await readHead(request, address))("og:image"));
    expect(pictures.size).toBe(everyAddress.length - 1);
  });
});
