import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import type { Encoding } from "#platform/http/content-encoding.ts";
import type { SiteFile, SiteFiles } from "#platform/http/serve-files.ts";
import { render } from "#tests/support/server/tiny-app.ts";
import { type TinyBuild, writeTinyBuild } from "#tests/support/server/tiny-site.ts";
import { prerenderSite } from "../prerender/prerender-site.ts";
import { openSiteFiles } from "./site-files.ts";
import { sitePlaces } from "./site-record.ts";

const siteUrl = "https://example.test";

describe("the prerendered site", () => {
  let build: TinyBuild;
  const open = (changes = {}): Promise<SiteFiles> =>
    openSiteFiles({
      buildDirectory: build.directory,
      siteUrl,
      appVersion: "tiny",
      render,
      memoryBytes: 1e9,
      ...changes,
    });
  const inFolder = (name: string) => join(sitePlaces(build.directory).folder, name);
  const prerender = () =>
    prerenderSite({ buildDirectory: build.directory, settings: readSettings({ SITE_URL: siteUrl }) });
  const findFile = (site: SiteFiles, path: string): SiteFile => {
    const file = site.find(path);
    if (!file) throw new Error(`no ${path}`);
    return file;
  };
  const encodings: Encoding[] = ["br", "gzip", "identity"];

  beforeEach(async () => {
    build = writeTinyBuild();
    await prerender();
  });
  afterEach(() => build.remove());

  it("reads the same bytes from disk as it keeps in memory", async () => {
    const site = await open();
    for (const path of ["/about", "/assets/app.js"]) {
      const file = findFile(site, path);
      for (const encoding of encodings)
        expect(await site.read(file, encoding)).toEqual(file.bodies.get(encoding));
    }
    expect(String(findFile(site, "/about").bodies.get("identity"))).toContain("<h1>/about </h1>");
  });

  it("keeps files in the most requested encodings in memory, up to the limit", async () => {
    const all = await open();
    const bytesOf = (site: SiteFiles, encoding: Encoding) =>
      site.all.reduce((sum, { bodies }) => sum + (bodies.get(encoding)?.byteLength ?? 0), 0);
    expect(all.all.every(({ stored, bodies }) => bodies.size === stored.size)).toBe(true);
    const some = await open({ memoryBytes: bytesOf(all, "br") + 1 });
    expect(bytesOf(some, "br")).toBe(bytesOf(all, "br"));
    expect([bytesOf(some, "gzip"), bytesOf(some, "identity")]).toEqual([0, 0]);
    const none = await open({ memoryBytes: 0 });
    expect(none.all.every(({ bodies }) => bodies.size === 0)).toBe(true);
  });

  it("compresses a file with gzip on request if the prerender step didn't", async () => {
    rmSync(inFolder("about.html.gz"));
    const site = await open();
    const about = findFile(site, "/about");
    expect(about.bodies.has("gzip")).toBe(false);
    const body = await site.read(about, "gzip");
    expect(gunzipSync(body ?? "").toString()).toContain("<h1>/about </h1>");
  });

  it("matches a page URL with a query string only if every parameter is a tracking parameter", async () => {
    const site = await open();
    expect(site.find("/about?utm_source=x")?.path).toBe("/about");
    expect(site.find("/insights?category=gtm-strategy")).toBeUndefined();
    expect(site.find("/favicon.svg?anything")?.path).toBe("/favicon.svg");
    expect(site.find("/unknown?utm_source=x")).toBeUndefined();
  });

  it("finds pages only at their own paths, and public HTML files by file name", async () => {
    writeFileSync(inFolder("proof-of-ownership.html"), "<p>proof</p>");
    const site = await open();
    expect(
      site.find("/index.html") ?? site.find("/about.html") ?? site.find("/about.html.br"),
    ).toBeUndefined();
    expect(site.find("/proof-of-ownership")).toBeUndefined();
    expect(site.find("/proof-of-ownership.html")).toMatchObject({ isPage: false });
  });

  it("reads assets, but not pages, from a newer build that replaced the folder", async () => {
    const site = await open({ memoryBytes: 0 });
    const [page, asset] = [findFile(site, "/about"), findFile(site, "/assets/app.js")];
    const old = await site.read(asset, "br");
    renameSync(inFolder(""), `${build.directory}/old`);
    expect([await site.read(page, "br"), await site.read(asset, "br")]).toEqual([undefined, undefined]);
    await prerender();
    for (const encoding of encodings) expect(await site.read(page, encoding)).toBeUndefined();
    expect(await site.read(asset, "br")).toEqual(old);
  });

  it("fails to open if its pages belong to another build or public URL, or if one is missing", async () => {
    await expect(open({ appVersion: "other" })).rejects.toThrow("belong to another build");
    await expect(open({ siteUrl: "https://other.test" })).rejects.toThrow(
      "The pages were prerendered for https://example.test, but SITE_URL is https://other.test. Run: npm run build",
    );
    rmSync(inFolder("about.html"));
    await expect(open()).rejects.toThrow(/The page about\.html is missing.*Run: npm run build/);
  });

  it("says which command to run if it is missing", async () => {
    await expect(open({ buildDirectory: "/nowhere" })).rejects.toThrow(
      /No pages have been prerendered.*npm run build/,
    );
  });
});
