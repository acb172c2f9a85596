import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "#config/index.ts";
import { readSettings } from "#config/settings/index.ts";
import { type TinyBuild, writeTinyBuild } from "#tests/support/server/tiny-site.ts";
import { readSiteRecord, sitePlaces } from "../build-output/index.ts";
import { prerenderSite } from "./prerender-site.ts";

describe("prerenderSite", () => {
  let build: TinyBuild;
  beforeAll(() => {
    build = writeTinyBuild();
  });
  afterAll(() => build.remove());

  const prerender = (siteUrl = "https://example.test", buildDirectory = build.directory) =>
    prerenderSite({ buildDirectory, settings: readSettings({ SITE_URL: siteUrl }) });
  const readBytes = (name: string) => readFile(join(sitePlaces(build.directory).folder, name));
  const readText = async (name: string) => (await readBytes(name)).toString();

  it("writes every page and file, the sitemap, the feed and robots.txt", async () => {
    const count = await prerender();
    const found = await readdir(sitePlaces(build.directory).folder, { recursive: true, withFileTypes: true });
    const names = found
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(sitePlaces(build.directory).folder.length + 1))
      .sort();
    const { appVersion, pages, siteUrl } = await readSiteRecord(build.directory);
    expect(pages).toEqual([
      ...Object.values(paths),
      "/read-insight/first-piece",
      "/market-signals/only-signal",
    ]);
    const pageFiles = pages.map((path) => (path === "/" ? "index.html" : `${path.slice(1)}.html`));
    const files = [
      "404.html",
      "_headers",
      ".well-known/security.txt",
      "assets/app.css",
      "assets/app.js",
      "favicon.svg",
      "feed.xml",
      "og/about.png",
      "og/card.png",
      "reports/only-signal.pdf",
      "robots.txt",
      "site.webmanifest",
      "sitemap.xml",
      "speculation-rules.json",
      "take-away/first-piece/1.csv",
      "take-away/first-piece/week.ics",
    ];
    expect(names).toEqual([...pageFiles, ...files].sort());
    expect([appVersion, siteUrl]).toEqual(["tiny", "https://example.test"]);
    expect(count).toBe(pages.length);
  });

  it("writes each page uncompressed and in both encodings, with the public URL", async () => {
    const html = await readText("about.html");
    expect(html).toContain('<link rel="canonical" href="https://example.test/about"/>');
    expect(brotliDecompressSync(await readBytes("about.html.br")).toString()).toBe(html);
    expect(gunzipSync(await readBytes("about.html.gz")).toString()).toBe(html);
  });

  it("lets browsers prerender and prefetch pages, but not files, endpoints or buttons", async () => {
    const where = {
      and: [
        { href_matches: "/*" },
        { not: { href_matches: "/*.*" } },
        { not: { href_matches: "/api/*" } },
        { not: { selector_matches: "[data-button], [data-consent]" } },
      ],
    };
    expect(JSON.parse(await readText("speculation-rules.json"))).toEqual({
      prerender: [{ where, eagerness: "moderate" }],
      prefetch: [{ where, eagerness: "moderate" }],
    });
  });

  it("omits a page's second path from the sitemap", async () => {
    const text = await readText("sitemap.xml");
    expect(text).toContain("<loc>https://example.test/about</loc>");
    expect(text).not.toContain("/about-us");
    expect(text).toContain("read-insight/first-piece</loc><lastmod>2025-03-01</lastmod>");
  });

  it("reports a page whose status isn't 200 and keeps the old pages", async () => {
    globalThis.tinySiteExtra = { path: "/case-studies/gone" };
    const again = prerender("https://other.test");
    await expect(again).rejects.toThrow("/case-studies/gone returned status 404 instead of 200.");
    globalThis.tinySiteExtra = undefined;
    expect((await readSiteRecord(build.directory)).siteUrl).toBe("https://example.test");
    expect(await readText("about.html")).toContain("https://example.test/about");
  });

  it("fails when a page's share image is missing", async () => {
    globalThis.tinySitePicture = "/og/gone.png";
    const again = prerender("https://other.test");
    await expect(again).rejects.toThrow("/ references the share image /og/gone.png, which does not exist.");
    globalThis.tinySitePicture = undefined;
  });

  it("says what to run when there is no build", async () => {
    await expect(prerender("https://example.test", "/nowhere/build")).rejects.toThrow(
      /There is no build at .* Run: npm run build/,
    );
  });
});
