import { describe, expect, it } from "vitest";
import { contact } from "#tests/support/leads/forms-endpoint.ts";
import { sendRaw } from "#tests/support/platform/send-raw.ts";
import { type ServedSite, serveTinySite } from "#tests/support/server/tiny-site.ts";

const hsts = "max-age=31536000; includeSubDomains; preload";
const site = await serveTinySite();
const secureSite = await serveTinySite({ siteUrl: "https://example.test", memoryBytes: 0 });
const preloadedSite = await serveTinySite({ siteUrl: "https://example.test", hsts });
const taggedSite = await serveTinySite({ tagManagerId: "GTM-AB12CD3" });

const post = (fields: object, from = site) =>
  request(
    "/api/forms",
    { method: "POST", body: JSON.stringify(fields), headers: { "Content-Type": "application/json" } },
    from,
  );
const request = (path: string, init: RequestInit = {}, from = site) =>
  fetch(from.origin + path, { redirect: "manual", ...init });

describe("the header set", () => {
  const always = {
    "reporting-endpoints": 'csp="/api/csp-report"',
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  };

  it.each<[string, string, RequestInit, number]>([
    ["a prerendered page", "/about", {}, 200],
    ["a cached page", "/about", { headers: { "If-None-Match": "*" } }, 304],
    ["an asset", "/assets/app.js", {}, 200],
    ["the sitemap", "/sitemap.xml", {}, 200],
    ["a query variant", "/insights?category=gtm-strategy", {}, 200],
    ["an unknown path", "/nowhere", {}, 404],
    ["a redirect", "/blog", {}, 301],
    ["a page that fails", "/broken", {}, 500],
    ["a disallowed method", "/about", { method: "DELETE" }, 405],
    ["a preflight", "/", { method: "OPTIONS" }, 405],
    [
      "a preflight for the form",
      "/api/forms",
      {
        method: "OPTIONS",
        headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
      },
      405,
    ],
    ["a PDF", "/reports/only-signal.pdf", {}, 200],
    ["open slots", "/api/scheduling/slots", {}, 200],
    ["the tag container", "/api/tag-container", {}, 200],
    ["a report that is too long", "/api/csp-report", { method: "POST", body: "x".repeat(17_000) }, 413],
    ["/healthz", "/healthz", {}, 200],
    [
      "a rejected submission",
      "/api/forms",
      { method: "POST", body: "{", headers: { "Content-Type": "text/plain" } },
      415,
    ],
  ])("is on %s", async (_name, path, init, status) => {
    for (const from of [site, secureSite]) {
      const response = await request(path, init, from);
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject(always);
      expect(response.headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; script-src 'self'/,
      );
      expect(response.headers.get("cache-control")).toBeTruthy();
      expect([...response.headers.keys()].join()).not.toMatch(/access-control|set-cookie/);
      const isSecure = from === secureSite;
      expect(response.headers.has("strict-transport-security")).toBe(isSecure);
      expect(response.headers.get("content-security-policy")?.includes("upgrade-insecure-requests")).toBe(
        isSecure,
      );
    }
  });

  it("is on a booking page and its calendar file, without leaking the page's URL to other sites", async () => {
    const { slots } = await (await request("/api/scheduling/slots")).json();
    const { booking } = await (await post({ ...contact, formType: "schedule", slotStart: slots[0] })).json();
    const page = await request(`/booking/${booking}`);
    const file = await request(`/api/scheduling/bookings/${booking}.ics`);
    expect([page.status, file.status]).toEqual([200, 200]);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      ...always,
      "referrer-policy": "strict-origin",
      "cache-control": "private, no-cache",
    });
    expect(Object.fromEntries(file.headers)).toMatchObject({ ...always, "cache-control": "no-store" });
  });

  it.each([
    ["a request without Host", "GET /nowhere HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["an invalid Host", "GET /nowhere HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["something other than HTTP", "NONSENSE\r\n\r\n", 400],
    ["an Expect header", "GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n", 417],
    ["64 kB of headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(65_536)}\r\n\r\n`, 431],
  ])("is on the response to %s", async (_name, text, status) => {
    const response = (await sendRaw(site.origin, text)).toLowerCase();
    expect(response).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const [name, value] of Object.entries(always)) {
      expect(response).toContain(`${name}: ${value.toLowerCase()}`);
    }
    expect(response).toContain("content-security-policy: default-src 'none'");
  });

  it("has the configured HSTS value, by default two years without subdomains", async () => {
    const hstsOf = async (from: ServedSite) =>
      (await request("/about", {}, from)).headers.get("strict-transport-security");
    expect(await hstsOf(secureSite)).toBe("max-age=63072000");
    expect(await hstsOf(preloadedSite)).toBe(hsts);
  });

  it("lets other sites embed only share images", async () => {
    expect((await request("/og/card.png")).headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  it("keeps reports, but not their articles, out of search engines", async () => {
    const { headers } = await request("/reports/only-signal.pdf");
    expect([headers.get("x-robots-tag"), headers.get("content-type")]).toEqual([
      "noindex",
      "application/pdf",
    ]);
    expect((await request("/market-signals/only-signal")).headers.get("x-robots-tag")).toBeNull();
    expect((await request("/reports/unknown.pdf")).status).toBe(404);
  });

  it("specifies the charset of every text response", async () => {
    for (const path of ["/", "/insights?category=x", "/nowhere", "/robots.txt", "/favicon.svg"]) {
      expect((await request(path)).headers.get("content-type")).toMatch(/; charset=utf-8$/);
    }
  });

  it("has the same Content-Security-Policy on all responses, without inline scripts or styles", async () => {
    const paths = ["/", "/about", "/insights?category=x", "/nowhere", "/assets/app.js", "/healthz"];
    const policies = await Promise.all(
      paths.map(async (path) => (await request(path)).headers.get("content-security-policy")),
    );
    expect(new Set(policies).size).toBe(1);
    expect(policies[0]?.split("; ")).toEqual(
      expect.arrayContaining(["script-src 'self'", "style-src 'self'"]),
    );
    expect(policies[0]).not.toMatch(/unsafe|sha256|nonce/);
  });

  it("requires Trusted Types, without any policy, unless there is a tag container", async () => {
    const policyOf = async (from: ServedSite) =>
      (await request("/about", {}, from)).headers.get("content-security-policy")?.split("; ");
    const directives = ["require-trusted-types-for 'script'", "trusted-types 'none'"];
    expect(await policyOf(site)).toEqual(expect.arrayContaining(directives));
    for (const directive of directives) expect(await policyOf(taggedSite)).not.toContain(directive);
  });

  it("has the speculation rules header only on pages", async () => {
    const rulesOf = async (path: string) => (await request(path)).headers.get("speculation-rules");
    for (const path of ["/about", "/insights?category=x", "/nowhere"]) {
      expect(await rulesOf(path)).toBe('"/speculation-rules.json"');
    }
    for (const path of ["/assets/app.js", "/robots.txt", "/healthz"]) expect(await rulesOf(path)).toBeNull();
  });
});
