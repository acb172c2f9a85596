import type { MiddlewareHandler } from "hono";
import type { Settings } from "../../settings/index.ts";
import { bookingPath, filePaths } from "../../site/index.ts";
import { noTagHosts, tagHosts } from "./tag-hosts.ts";

/** One header as it goes on the wire. */
export type Header = readonly [name: string, value: string];

/** The header set of every response; made once from the public address. */
export interface HeaderPolicy {
  /** `path` matters to share images, which other sites may embed, and to bookings. */
  headers(path: string): readonly Header[];
  /** What pages have beside it. */
  pageHeaders: readonly Header[];
}

/**
 * Makes the header set. HSTS and `upgrade-insecure-requests` only where the public address is https: on plain
 * http they would send a browser to a port where nobody answers. The hosts of a tag container only where one is set.
 */
export function createHeaderPolicy({
  siteUrl,
  hsts,
  tagManagerId,
}: Pick<Settings, "siteUrl" | "hsts" | "tagManagerId">): HeaderPolicy {
  const isSecure = siteUrl.startsWith("https:");
  const transport = isSecure ? hsts : undefined;
  const contentPolicy = contentSecurityPolicy(isSecure, tagManagerId ? tagHosts : noTagHosts);
  const own = headerSet(transport, contentPolicy);
  const shared = headerSet(transport, contentPolicy, { resourcePolicy: "cross-origin" });
  // The token of a call is in its address, which no other page may learn.
  const secret = headerSet(transport, contentPolicy, { referrerPolicy: "strict-origin" });
  return {
    headers: (path) => {
      if (path.startsWith("/og/")) return shared;
      return path.startsWith(bookingPath("")) ? secret : own;
    },
    pageHeaders: [["Speculation-Rules", `"${filePaths.speculationRules}"`]],
  };
}

/**
 * Gives every response the header set, every JSON body its charset and, where nobody chose one, a cache rule.
 * Runs outside all others.
 */
export function securityHeaders(policy: HeaderPolicy): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of policy.headers(c.req.path)) c.res.headers.set(name, value);
    if (c.res.headers.get("Content-Type") === "application/json") {
      c.res.headers.set("Content-Type", "application/json; charset=utf-8");
    }
    setIfMissing(c.res.headers, "Cache-Control", c.req.path.startsWith("/api/") ? "no-store" : "no-cache");
  };
}

function headerSet(
  transport: string | undefined,
  contentPolicy: string,
  { resourcePolicy = "same-origin", referrerPolicy = "strict-origin-when-cross-origin" } = {},
): readonly Header[] {
  const secured: Header[] = transport === undefined ? [] : [["Strict-Transport-Security", transport]];
  return [
    ...secured,
    ["Content-Security-Policy", contentPolicy],
    ["Reporting-Endpoints", `csp="${filePaths.cspReport}"`],
    ["Referrer-Policy", referrerPolicy],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Cross-Origin-Resource-Policy", resourcePolicy],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    [
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ],
  ];
}

/** One policy for everything: no page holds an inline script or style (a test reads them all). */
function contentSecurityPolicy(isSecure: boolean, tags: typeof tagHosts): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...tags.scripts].join(" "),
    "style-src 'self'",
    ["img-src 'self' data:", ...tags.images].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...tags.connections].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
    "report-to csp",
    `report-uri ${filePaths.cspReport}`,
  ].join("; ");
}

function setIfMissing(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
