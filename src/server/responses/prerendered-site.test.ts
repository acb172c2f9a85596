import { truncateSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TinyBuild, writeTinyBuild } from "../../../tests/support/tiny-site.ts";
import { prerenderedPlaces } from "../../build-output/index.ts";
import { prerenderSite } from "../../prerender/prerender-site.ts";
import { openPrerenderedSite, type PrerenderedSite } from "./prerendered-site.ts";

describe("the prerendered site", () => {
  let build: TinyBuild;
  const siteUrl = "https://example.test";
  const open = (changes = {}): Promise<PrerenderedSite> =>
    openPrerenderedSite({
      buildDirectory: build.directory,
      siteUrl,
      appVersion: "tiny",
      memoryBytes: 1e9,
      ...changes,
    });

  beforeAll(async () => {
    build = writeTinyBuild();
    await prerenderSite({ buildDirectory: build.directory, siteUrl });
  });
  afterAll(() => build.remove());

  it("reads the same bytes from memory and from disk", async () => {
    const [memory, disk] = [await open(), await open({ memoryBytes: 0 })];
    const entry = memory.find("/about");
    if (!entry) throw new Error("no /about");
    for (const encoding of ["br", "gzip", "identity"] as const) {
      expect(await disk.read(entry, encoding)).toEqual(await memory.read(entry, encoding));
    }
    expect(memory.read(entry, "br")).toBeInstanceOf(Buffer);
    expect(String(await memory.read(entry, "identity"))).toContain("<h1>/about </h1>");
    await Promise.all([memory.close(), disk.close()]);
  });

  it("packs with gzip as asked where the prerender step left it out", async () => {
    const site = await open();
    const about = site.find("/about");
    if (!about?.slices.gzip) throw new Error("no /about in gzip");
    const { gzip: _, ...slices } = about.slices;
    const entry = { ...about, slices };
    const body = await site.read(entry, "gzip");
    expect(String(gunzipSync(body))).toContain("<h1>/about </h1>");
    expect(String(await site.read(entry, "identity"))).toContain("<h1>/about </h1>");
    await site.close();
  });

  it("finds a page beside a query that changes nothing, and only then", async () => {
    const site = await open();
    expect(site.find("/about?utm_source=x")?.path).toBe("/about");
    expect(site.find("/insights?category=gtm-strategy")).toBeUndefined();
    expect(site.find("/favicon.svg?anything")?.path).toBe("/favicon.svg");
    expect(site.find("/unknown?utm_source=x")).toBeUndefined();
    await site.close();
  });

  it("refuses pages of another build, of another address, and a pack cut short", async () => {
    await expect(open({ appVersion: "other" })).rejects.toThrow("belong to another build");
    await expect(open({ siteUrl: "https://other.test" })).rejects.toThrow(
      "The pages were prerendered for https://example.test, and SITE_URL is https://other.test. Run: npm run build",
    );
    truncateSync(prerenderedPlaces(build.directory).pack, 100);
    await expect(open()).rejects.toThrow("has 100 bytes where its table of contents names");
  });

  it("says what to do where nothing was prerendered", async () => {
    await expect(open({ buildDirectory: "/nowhere" })).rejects.toThrow(
      /No pages have been prerendered.*npm run build/,
    );
  });
});
