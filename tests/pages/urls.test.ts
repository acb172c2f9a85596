import { describe, expect, it } from "vitest";
import { paths } from "#config/index.ts";
import { allPaths, indexedPaths } from "../support/site/addresses.ts";
import { readPageHead } from "../support/site/page-head.ts";
import { readPage, requestPath } from "../support/site/served-site.ts";

describe("redirects of old paths (spec 2.1)", () => {
  it.each([
    ["/our-process", "/our-strategy-process"],
    ["/insights/?category=gtm-strategy", "/insights?category=gtm-strategy"],
    ["/contact/", "/contact"],
    ["/contactus?utm_source=a&b=c%20d", "/contact?utm_source=a&b=c%20d"],
    ["/blog/intent-driven-cadences/?a=1", "/read-insight/intent-driven-cadences?a=1"],
  ])("redirects %s permanently to %s", async (from, to) => {
    const response = await requestPath(from);
    expect([301, 308]).toContain(response.status);
    expect(response.headers.get("location")).toBe(to);
  });
});

describe("unknown paths", () => {
  it.each([
    "/nowhere",
    "/About",
    "/Case-Studies/precision-outreach-scale-pipeline",
    "/case-studies/unknown",
    "/market-signals/unknown",
    "/a/b/c",
    "/read-insight/a/b",
    "/booking/AbCdEfGhIjKlMnOpQrStUvWx",
  ])("shows the 404 page with noindex at %s (spec 2.10)", async (path) => {
    const page = await readPage(path);
    expect(page.status).toBe(404);
    expect(page.texts("h1")).toEqual(["Page Not Found"]);
    expect(page.texts("main").join()).toContain(
      "The page you're looking for doesn't exist or has been moved.",
    );
    expect(readPageHead(page).meta("robots")).toBe("noindex");
    const links = [...page.document.querySelectorAll("main a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]);
    expect(links).toEqual(
      expect.arrayContaining([
        ["Go to Homepage", "/"],
        ["Contact Support", "/contact"],
      ]),
    );
  });
});

describe("the category in the query", () => {
  it("filters a list on the server by the category in the query", async () => {
    const all = await readPage(paths.insights);
    const filtered = await readPage(`${paths.insights}?category=precision-outreach`);
    expect(filtered.html).not.toBe(all.html);
    expect(filtered.texts("main").join()).toContain("Precision Outreach");
  });

  it("shows every category when the query contains an unknown category", async () => {
    const unknown = await readPage(`${paths.insights}?category=unknown`);
    expect(unknown.status).toBe(200);
    const headings = "main :is(h1, h2, h3)";
    expect(unknown.texts(headings)).toEqual((await readPage(paths.insights)).texts(headings));
  });
});

describe("files for machines", () => {
  it("lists every indexable path once in sitemap.xml", async () => {
    const xml = await (await requestPath("/sitemap.xml")).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
    const indexable = indexedPaths.filter((path) => path !== paths.aboutUs);
    expect(listed.sort()).toEqual(indexable.sort());
  });

  it("lists every article in feed.xml, and links to the feed from every page", async () => {
    const response = await requestPath("/feed.xml");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await response.text();
    const listed = [...xml.matchAll(/<link rel="alternate" [^>]*href="([^"]+)"/g)].map(
      (match) => new URL(match[1] ?? "").pathname,
    );
    const articles = indexedPaths.filter((path) => /^\/[a-z-]+\/./.test(path));
    expect(listed.sort()).toEqual(["/", ...articles].sort());
    for (const path of allPaths) {
      const links = (await readPage(path)).document.querySelectorAll('link[type="application/atom+xml"]');
      expect(
        [...links].map((link) => link.getAttribute("href")),
        path,
      ).toEqual(["/feed.xml"]);
    }
  });

  it("allows all crawlers and lists the sitemap in robots.txt", async () => {
    const text = await (await requestPath("/robots.txt")).text();
    expect(text).toContain("User-agent: *");
    expect(text).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  });
});

it("has one main heading, one of each landmark and one script with an integrity hash on every page", async () => {
  for (const path of allPaths) {
    const page = await readPage(path);
    expect(page.status, path).toBe(200);
    for (const part of ["h1", "main", "body > header, body header.site-header", "body > footer"])
      expect(page.texts(part), `${path}: ${part}`).toHaveLength(1);
    const integrity = page.attributes('script:not([type="application/ld+json"])', "integrity");
    expect(integrity, path).toEqual([expect.stringMatching(/^sha384-/)]);
  }
});
