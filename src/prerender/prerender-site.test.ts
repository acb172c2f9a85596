import { readFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TinyBuild, writeTinyBuild } from "../../tests/support/tiny-site.ts";
import { type PrerenderedEntry, prerenderedPlaces, readPrerenderedManifest } from "../build-output/index.ts";
import { filePaths, paths, siteConfig } from "../site/index.ts";
import { prerenderSite } from "./prerender-site.ts";

describe("the prerender step", () => {
  let build: TinyBuild;
  beforeAll(() => {
    build = writeTinyBuild();
  });
  afterAll(() => build.remove());

  const bodyOf = async (entry: PrerenderedEntry, encoding: "gzip" | "br") => {
    const [offset, bytes] = entry.slices[encoding] ?? [0, 0];
    const pack = await readFile(prerenderedPlaces(build.directory).pack);
    const slice = pack.subarray(offset, offset + bytes);
    return (encoding === "gzip" ? gunzipSync(slice) : brotliDecompressSync(slice)).toString();
  };

  it("prerenders every page, and puts every file, the sitemap and robots.txt beside them", async () => {
    const report = await prerenderSite({
      buildDirectory: build.directory,
      siteUrl: "https://example.test",
    });
    const { appVersion, entries, siteUrl } = await readPrerenderedManifest(build.directory);
    const pages = entries.filter((entry) => entry.kind === "page").map((entry) => entry.path);
    const files = entries.filter((entry) => entry.kind === "file").map((entry) => entry.path);
    expect(pages).toEqual([
      ...Object.values(paths),
      "/read-insight/first-piece",
      "/market-signals/only-signal",
    ]);
    expect(files.sort()).toEqual([
      "/assets/app.css",
      "/assets/app.js",
      "/favicon.svg",
      "/og/about.png",
      "/og/card.png",
      "/robots.txt",
      "/site.webmanifest",
      "/sitemap.xml",
      "/speculation-rules.json",
    ]);
    expect([appVersion, siteUrl]).toEqual(["tiny", "https://example.test"]);
    expect(report).toMatchObject({ pages: pages.length, indexable: pages.length - 1 });
  });

  it("keeps the page in both compressed forms, under the public address", async () => {
    const { entries } = await readPrerenderedManifest(build.directory);
    const about = entries.find((entry) => entry.path === "/about");
    if (!about) throw new Error("no /about");
    const html = await bodyOf(about, "br");
    expect(await bodyOf(about, "gzip")).toBe(html);
    expect(about.contentType).toBe("text/html; charset=utf-8");
    expect(html).toContain('<link rel="canonical" href="https://example.test/about"/>');
  });

  it("lets browsers prerender and prefetch pages, but no file, no endpoint and no button", async () => {
    const { entries } = await readPrerenderedManifest(build.directory);
    const rules = entries.find((entry) => entry.path === filePaths.speculationRules);
    if (!rules) throw new Error("no speculation rules");
    expect(rules.contentType).toBe("application/speculationrules+json");
    const { pack } = prerenderedPlaces(build.directory);
    const [offset = 0, bytes = 0] = rules.slices.identity ?? [];
    const parsed = JSON.parse((await readFile(pack)).subarray(offset, offset + bytes).toString());
    const where = {
      and: [
        { href_matches: "/*" },
        { not: { href_matches: "/*.*" } },
        { not: { href_matches: "/api/*" } },
        { not: { selector_matches: "[data-button], [data-consent]" } },
      ],
    };
    expect(parsed).toEqual({
      prerender: [{ where, eagerness: "moderate" }],
      prefetch: [{ where, eagerness: "moderate" }],
    });
  });

  it("writes the web manifest with the owner's names", async () => {
    const { entries } = await readPrerenderedManifest(build.directory);
    const manifest = entries.find((entry) => entry.path === "/site.webmanifest");
    if (!manifest) throw new Error("no manifest");
    expect(manifest.contentType).toBe("application/manifest+json; charset=utf-8");
    expect(JSON.parse(await bodyOf(manifest, "br"))).toMatchObject({ name: siteConfig.brand });
  });

  it("leaves the second address of a page out of the sitemap", async () => {
    const { entries } = await readPrerenderedManifest(build.directory);
    const sitemap = entries.find((entry) => entry.path === "/sitemap.xml");
    if (!sitemap) throw new Error("no sitemap");
    const text = await bodyOf(sitemap, "gzip");
    expect(text).toContain("<loc>https://example.test/about</loc>");
    expect(text).not.toContain("/about-us");
    expect(text).toContain("read-insight/first-piece</loc><lastmod>2025-03-01</lastmod>");
  });

  it("stops at a page that is not 200, names its path, and leaves the old pages", async () => {
    const before = await readFile(prerenderedPlaces(build.directory).manifest, "utf8");
    globalThis.tinySiteExtra = { path: "/case-studies/gone" };
    const again = prerenderSite({ buildDirectory: build.directory, siteUrl: "https://other.test" });
    await expect(again).rejects.toThrow("/case-studies/gone answered 404 instead of 200.");
    globalThis.tinySiteExtra = undefined;
    expect(await readFile(prerenderedPlaces(build.directory).manifest, "utf8")).toBe(before);
  });

  it("stops at a page whose share image is not there", async () => {
    globalThis.tinySitePicture = "/og/gone.png";
    const again = prerenderSite({ buildDirectory: build.directory, siteUrl: "https://other.test" });
    await expect(again).rejects.toThrow("/ names the share image /og/gone.png, which is not there.");
    globalThis.tinySitePicture = undefined;
  });

  it("says what to do where there is no build", async () => {
    const nowhere = prerenderSite({ buildDirectory: "/nowhere/build", siteUrl: "https://example.test" });
    await expect(nowhere).rejects.toThrow(/There is no build at .* Run: npm run build/);
  });
});
