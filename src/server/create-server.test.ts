import { describe, expect, it } from "vitest";
import { sendRaw } from "#tests/support/platform/send-raw.ts";
import { serveTinySite } from "#tests/support/server/tiny-site.ts";

const site = await serveTinySite();
const secureSite = await serveTinySite({ siteUrl: "https://example.test", memoryBytes: 0 });
const claimingSite = await serveTinySite({ findReplyTime: async () => "Fast" });

const request = (path: string, init: RequestInit = {}, from = site) =>
  fetch(from.origin + path, { redirect: "manual", ...init });

describe("prerendered pages and files", () => {
  it("are immutable if their name contains a hash, and revalidated otherwise", async () => {
    const cacheOf = async (path: string) => (await request(path)).headers.get("cache-control");
    expect(await cacheOf("/assets/app.js")).toBe("public, max-age=31536000, immutable");
    for (const path of ["/", "/favicon.svg", "/sitemap.xml"]) expect(await cacheOf(path)).toBe("no-cache");
  });

  it("have the same content in three encodings, each with its own strong ETag", async () => {
    const responses = await Promise.all(
      ["br", "gzip", "identity"].map((encoding) =>
        request("/about", { headers: { "Accept-Encoding": encoding } }),
      ),
    );
    const encodings = responses.map((response) => response.headers.get("content-encoding"));
    expect(encodings).toEqual(["br", "gzip", null]);
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    const tags = responses.map((response) => response.headers.get("etag"));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    expect(responses[0]?.headers.get("vary")).toBe("Accept-Encoding");
  });

  it.each(["/about", "/assets/app.js", "/og/card.png", "/insights?category=x"])(
    "aren't resent to a client that has them: %s",
    async (path) => {
      for (const from of [site, secureSite]) {
        const first = await request(path, {}, from);
        const etag = first.headers.get("etag") ?? "";
        const again = await request(path, { headers: { "If-None-Match": `"other", W/${etag}` } }, from);
        expect([again.status, await again.text()]).toEqual([304, ""]);
        expect(again.headers.get("etag")).toBe(etag);
        expect(again.headers.has("content-length")).toBe(false);
      }
    },
  );

  it.each(["/about", "/assets/app.js", "/nowhere", "/insights?category=x"])(
    "have the same headers for HEAD as for GET, but no body: %s",
    async (path) => {
      const [get, head] = [await request(path), await request(path, { method: "HEAD" })];
      expect([head.status, await head.text()]).toEqual([get.status, ""]);
      for (const name of ["content-type", "content-security-policy", "etag", "content-length"]) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
    },
  );

  it.each(["bytes=0-1", "bytes=5-1", "lines=1-2"])(
    "are sent in full for the Range %s, as HTTP allows",
    async (range) => {
      const response = await request("/assets/app.js", { headers: { Range: range } });
      expect([response.status, (await response.text()).length]).toEqual([200, 2_200]);
    },
  );
});

it("renders the contact page on request when it shows reply times, with campaign tags too", async () => {
  for (const path of ["/contact", "/contact?utm_source=a"]) {
    const response = await request(path, { headers: { "Accept-Encoding": "br" } }, claimingSite);
    expect([response.status, response.headers.get("etag")]).toEqual([200, expect.any(String)]);
    expect(await response.text()).toContain("Fast");
  }
  expect(await (await request("/contact")).text()).not.toContain("Fast");
});

describe("rendered pages", () => {
  it("are rendered under the public URL, regardless of Host", async () => {
    const response = await sendRaw(
      site.origin,
      "GET /insights?a=1 HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    );
    expect(response).toContain('rel="canonical" href="http://localhost:3000/insights"');
    expect(response).not.toContain("evil.example");
  });

  it("survive an 8 kB query and a query with 1,000 keys", async () => {
    const manyKeys = Array.from({ length: 1_000 }, (_, index) => `k${index}=1`).join("&");
    expect((await request(`/insights?category=${"x".repeat(8_000)}`)).status).toBe(200);
    expect((await request(`/insights?${manyKeys}`)).status).toBe(200);
  });
});

describe("a rejected native form", () => {
  const post = (referer: string) =>
    request("/api/forms", {
      method: "POST",
      body: new URLSearchParams({ formType: "contact", mode: "full", firstName: "Ann" }),
      headers: { Referer: referer, Origin: site.origin },
    });

  it("is shown on its page with the error and without scripts", async () => {
    const response = await post(`${site.origin}/?mode=full`);
    const html = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([
      422,
      "text/html; charset=utf-8",
    ]);
    expect(html).toContain("<h1>/ </h1><p>Last name is required</p>");
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  it("is shown on the same page when it is rejected a second time, at the endpoint's URL", async () => {
    const response = await request("/api/forms", {
      method: "POST",
      body: new URLSearchParams({ formType: "contact", mode: "full", source: `${site.origin}/` }),
      headers: { Referer: `${site.origin}/api/forms`, Origin: site.origin },
    });
    expect(await response.text()).toContain("<h1>/ </h1><p>First name is required</p>");
  });

  it("is shown on the contact page if the referring page doesn't have that form", async () => {
    const places = [
      "https://elsewhere.example/",
      `${site.origin}/about`,
      `${site.origin}/nowhere`,
      "nonsense",
    ];
    for (const referer of places) {
      expect(await (await post(referer)).text()).toContain("<h1>/contact </h1>");
    }
  });
});

it("logs an uncaught error and responds with a 500 that omits its message", async () => {
  site.logged.length = 0;
  const response = await request("/crash");
  expect([response.status, await response.text()]).toEqual([500, "Something went wrong"]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(site.logged[0]).toContain("request failed");
});

describe("the log", () => {
  it("contains the request's id, but not its query, user agent or IP address", async () => {
    site.logged.length = 0;
    const response = await request("/insights?category=SECRET", {
      headers: { "User-Agent": "SECRET-AGENT" },
    });
    const id = response.headers.get("x-request-id");
    expect(site.logged).toHaveLength(1);
    expect(site.logged[0]).toContain(`"id":"${id}"`);
    expect(site.logged[0]).toContain('"path":"/insights"');
    expect(site.logged[0]).not.toMatch(/SECRET|127\.0\.0\.1/);
  });
});
