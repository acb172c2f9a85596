import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowRealBuild } from "#tests/support/publish/real-build.ts";
import { type ServedSite, serveBuild, type TinyBuild } from "#tests/support/server/tiny-site.ts";

/**
 * The rules of the HTTP Observatory (algorithm version 4), applied to the real server's responses as if behind TLS: a scan
 * starts at 100, penalties are subtracted, and bonuses count if the score without them is at least 90.
 */
interface Recording {
  html: Response;
  text: string;
  robots: Response;
  preflight: Response;
  /** The response to plain http, as the proxy reports it. */
  plainHttp: Response;
}

const siteUrl = "https://example.test";
const halfYearSeconds = 15_768_000;

const rules: Record<string, (recording: Recording) => number> = {
  "content-security-policy": ({ html }) => judgePolicy(html),
  cookies: ({ html, robots, preflight }) =>
    [html, robots, preflight].some((response) => response.headers.has("set-cookie")) ? -40 : 0,
  "cross-origin-resource-sharing": ({ html, preflight }) =>
    [html, preflight].some((response) => response.headers.has("access-control-allow-origin")) ? -50 : 0,
  redirection({ plainHttp }) {
    const place = plainHttp.headers.get("location");
    if (plainHttp.status < 300 || plainHttp.status > 399 || !place) return -20;
    return new URL(place).origin === siteUrl ? 0 : -5;
  },
  "referrer-policy": ({ html }) =>
    ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(
      html.headers.get("referrer-policy") ?? "",
    )
      ? 5
      : -5,
  "strict-transport-security"({ html }) {
    const seconds = /max-age=(\d+)/.exec(html.headers.get("strict-transport-security") ?? "")?.[1];
    if (seconds === undefined) return -20;
    return Number(seconds) >= halfYearSeconds ? 0 : -10;
  },
  "subresource-integrity": ({ text }) => judgeIntegrity(text),
  "x-content-type-options": ({ html }) => (html.headers.get("x-content-type-options") === "nosniff" ? 0 : -5),
  "x-frame-options"({ html }) {
    if (directivesOf(html).has("frame-ancestors")) return 5;
    return html.headers.has("x-frame-options") ? 0 : -20;
  },
  "cross-origin-resource-policy"({ html }) {
    const value = html.headers.get("cross-origin-resource-policy");
    return value === "same-origin" || value === "same-site" ? 10 : 0;
  },
};

/** What each of our pages scores: the maximum for every rule. */
const best = {
  "content-security-policy": 10,
  cookies: 0,
  "cross-origin-resource-sharing": 0,
  redirection: 0,
  "referrer-policy": 5,
  "strict-transport-security": 0,
  "subresource-integrity": 5,
  "x-content-type-options": 0,
  "x-frame-options": 5,
  "cross-origin-resource-policy": 10,
};

function directivesOf(response: Response): Map<string, string[]> {
  const policy = response.headers.get("content-security-policy") ?? "";
  const directives = new Map<string, string[]>();
  for (const directive of policy.split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    // A repeated directive loses the bonus: the empty list fails every check below.
    directives.set(name, directives.has(name) ? [] : sources);
  }
  return directives;
}

function judgePolicy(response: Response): number {
  const directives = directivesOf(response);
  const fallback = directives.get("default-src") ?? [];
  const scripts = directives.get("script-src") ?? fallback;
  const styles = directives.get("style-src") ?? fallback;
  const objects = directives.get("object-src") ?? fallback;
  const isBroad = (source: string) => ["*", "http:", "https:", "data:", "blob:", "ftp:"].includes(source);
  if (directives.size < 2) return -25;
  if (scripts.length === 0 || scripts.includes("'unsafe-inline'") || scripts.some(isBroad)) return -20;
  if (objects.length === 0 || objects.some(isBroad)) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.length === 0 || styles.includes("'unsafe-inline'") || styles.some(isBroad)) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function judgeIntegrity(html: string): number {
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const foreign = sources.filter(([, source]) => new URL(source ?? "", siteUrl).origin !== siteUrl);
  if (foreign.some(([tag]) => !tag.includes("integrity="))) return -5;
  return sources.some(([tag]) => /\bintegrity="sha(?:256|384|512)-/.test(tag)) ? 5 : 0;
}

function judge(recording: Recording): Record<string, number> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(recording)]));
}

function scoreOf(recording: Recording): number {
  const points = Object.values(judge(recording));
  const withoutBonus = 100 + points.filter((point) => point < 0).reduce((sum, point) => sum + point, 0);
  const bonus = points.filter((point) => point > 0).reduce((sum, point) => sum + point, 0);
  return withoutBonus >= 90 ? withoutBonus + bonus : withoutBonus;
}

describe("the HTTP Observatory", () => {
  let build: TinyBuild;
  let site: ServedSite;
  beforeAll(async () => {
    build = borrowRealBuild();
    site = await serveBuild(build.directory, { siteUrl, trustProxy: "127.0.0.1" });
  });
  afterAll(async () => {
    await site?.stop();
    build.remove();
  });

  const request = (path: string, init: RequestInit = {}) =>
    fetch(site.origin + path, { redirect: "manual", ...init });
  const record = async (path: string): Promise<Recording> => {
    const html = await request(path);
    return {
      html,
      text: await html.text(),
      robots: await request("/robots.txt"),
      preflight: await request(path, {
        method: "OPTIONS",
        headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "GET" },
      }),
      plainHttp: await request(path, { headers: { "X-Forwarded-Proto": "http" } }),
    };
  };

  it.each([
    "/",
    "/contact",
    "/insights",
    "/insights?category=gtm-strategy",
    "/read-insight/multi-channel-gtm-rhythm-lean-teams",
    "/read-insight/never-written",
    "/privacy",
    "/nowhere",
  ])("scores %s at 135", async (path) => {
    const recording = await record(path);
    expect(judge(recording)).toEqual(best);
    expect(scoreOf(recording)).toBe(135);
  });

  it("redirects plain http only if a trusted proxy reports it", async () => {
    const plain = await request("/blog?a=1", { headers: { "X-Forwarded-Proto": "http" } });
    expect([plain.status, plain.headers.get("location")]).toEqual([301, `${siteUrl}/blog?a=1`]);
    expect((await request("/healthz", { headers: { "X-Forwarded-Proto": "http" } })).status).toBe(200);
    const posted = await request("/api/forms", { method: "POST", headers: { "X-Forwarded-Proto": "http" } });
    expect(posted.status).toBe(308);
    const untrusting = await serveBuild(build.directory, { siteUrl, isPrerendered: true });
    const response = await fetch(`${untrusting.origin}/about`, { headers: { "X-Forwarded-Proto": "http" } });
    await untrusting.stop();
    expect(response.status).toBe(200);
  });
});
