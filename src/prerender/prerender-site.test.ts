import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TinyBuild, writeTinyBuild } from "../../tests/support/tiny-site.ts";
import { type PrerenderedEntry, prerenderedPlaces, readPrerenderedManifest } from "../built/index.ts";
import { siteConfig } from "../site/index.ts";
import { press } from "./press.ts";

declare global {
  var tinySiteExtra: unknown[] | undefined;
  var tinySitePicture: string | undefined;
}

describe("the press", () => {
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

  it("prints every page with its data, every file, the sitemap and robots.txt", async () => {
    const report = await press({ buildDirectory: build.directory, siteUrl: "https://example.test" });
    const { entries, siteUrl } = await readPrerenderedManifest(build.directory);
    const printed = entries.map((entry) => entry.path);
    for (const path of ["/", "/_.data", "/about", "/about.data", "/read-insight/first-piece"]) {
      expect(printed).toContain(path);
    }
    for (const path of [
      "/assets/app.js",
      "/favicon.svg",
      "/og/about.png",
      "/sitemap.xml",
      "/robots.txt",
      "/site.webmanifest",
    ]) {
      expect(printed).toContain(path);
    }
    expect(new Set(printed).size).toBe(printed.length);
    expect(siteUrl).toBe("https://example.test");
    expect(report.pages).toBe(entries.filter((entry) => entry.kind === "page").length);
  });

  it("writes the same page in both compressed forms, finished, with the hashes of its scripts", async () => {
    const manifest = await readPrerenderedManifest(build.directory);
    const about = manifest.entries.find((entry) => entry.path === "/about");
    if (!about) throw new Error("no /about");
    const html = await bodyOf(about, "br");
    expect(await bodyOf(about, "gzip")).toBe(html);
    expect(html).toContain('<template id="modules">');
    expect(html).toContain(`integrity="${manifest.integrity["/assets/app.js"]}"`);
    expect(about.scripts.map((position) => manifest.inlineHashes[position])).toEqual([
      expect.stringMatching(/^'sha256-/),
      expect.stringMatching(/^'sha256-/),
    ]);
  });

  it("lays the styles of a page into it, lets the policy know, and prints the rest for later", async () => {
    const { entries, inlineHashes } = await readPrerenderedManifest(build.directory);
    const about = entries.find((entry) => entry.path === "/about");
    if (!about) throw new Error("no /about");
    const html = await bodyOf(about, "br");
    const css = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? "";
    expect(css).toBe("h1{color:red}");
    const hash = createHash("sha256").update(css).digest("base64");
    expect(about.styles.map((position) => inlineHashes[position])).toEqual([`'sha256-${hash}'`]);
    const [, faces] = /<link rel="stylesheet" href="([^"]+)"\/><style>/.exec(html) ?? [];
    const [, later] = /href="\/assets\/app\.css" disabled="" data-later="([^"]+)"/.exec(html) ?? [];
    const sent = [faces, later].map((path) => entries.find((entry) => entry.path === path));
    expect(sent.map((entry) => entry?.contentType)).toEqual([
      "text/css; charset=utf-8",
      "text/css; charset=utf-8",
    ]);
  });

  it("has a page fetch its own data, and says by its tag which build's", async () => {
    const { entries } = await readPrerenderedManifest(build.directory);
    const [page, data] = ["/about", "/about.data"].map((path) =>
      entries.find((entry) => entry.path === path),
    );
    if (!page || !data) throw new Error("no /about");
    expect(await bodyOf(page, "br")).toContain(`data-path="/about.data" data-tag="${data.tag}"`);
  });

  it("prints the web manifest with the owner's names", async () => {
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
    globalThis.tinySiteExtra = [{ type: "caseStudy", slug: "gone", date: "2025-01-01" }];
    const again = press({ buildDirectory: build.directory, siteUrl: "https://other.test" });
    await expect(again).rejects.toThrow("/case-studies/gone answered 404 instead of 200.");
    globalThis.tinySiteExtra = undefined;
    expect(await readFile(prerenderedPlaces(build.directory).manifest, "utf8")).toBe(before);
  });

  it("stops at a page whose share image is not there", async () => {
    globalThis.tinySitePicture = "/gone";
    const again = press({ buildDirectory: build.directory, siteUrl: "https://other.test" });
    await expect(again).rejects.toThrow("/ names the share image /og/gone.png, which is not there.");
    globalThis.tinySitePicture = undefined;
  });

  it("says what to do where there is no build", async () => {
    const nowhere = press({ buildDirectory: "/nowhere/build", siteUrl: "https://example.test" });
    await expect(nowhere).rejects.toThrow(/There is no build at .* Run: npm run build/);
  });
});
