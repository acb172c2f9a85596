import type { MiddlewareHandler } from "hono";
import type { InlineHashes } from "../../built/index.ts";
import { filePaths } from "../../site/index.ts";

/** Two years, what the preload list asks for at least half of. */
const HSTS_SECONDS = 63_072_000;

/** One header as it goes on the wire. */
export type Header = readonly [name: string, value: string];

/** The header set of every response; made once from the public address. */
export interface HeaderPolicy {
  /** All but the Content-Security-Policy. `path` matters to share images, which other sites may embed. */
  fixedHeaders(path: string): readonly Header[];
  /** The policy of a response in which scripts and styles with these hashes may stand inline. */
  contentSecurityPolicy(hashes?: InlineHashes): string;
}

/**
 * Makes the header set. HSTS and `upgrade-insecure-requests` only where the public address is https: on plain
 * http they would send a browser to a port where nobody answers.
 */
export function createHeaderPolicy(siteUrl: string): HeaderPolicy {
  const isSecure = siteUrl.startsWith("https:");
  const own = fixedHeaders(isSecure, "same-origin");
  const shared = fixedHeaders(isSecure, "cross-origin");
  return {
    fixedHeaders: (path) => (path.startsWith("/og/") ? shared : own),
    contentSecurityPolicy: (hashes = nothingInline) => contentSecurityPolicy(isSecure, hashes),
  };
}

/**
 * Gives every response the header set, every JSON body its charset and, where nobody chose one, a cache rule.
 * Runs outside all others.
 */
export function securityHeaders(policy: HeaderPolicy): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of policy.fixedHeaders(c.req.path)) c.res.headers.set(name, value);
    if (c.res.headers.get("Content-Type") === "application/json") {
      c.res.headers.set("Content-Type", "application/json; charset=utf-8");
    }
    setIfMissing(c.res.headers, "Content-Security-Policy", policy.contentSecurityPolicy());
    setIfMissing(c.res.headers, "Cache-Control", c.req.path.startsWith("/api/") ? "no-store" : "no-cache");
  };
}

function fixedHeaders(isSecure: boolean, resourcePolicy: string): readonly Header[] {
  const transport: Header[] = isSecure
    ? [["Strict-Transport-Security", `max-age=${HSTS_SECONDS}; includeSubDomains`]]
    : [];
  return [
    ...transport,
    ["Reporting-Endpoints", `csp="${filePaths.cspReport}"`],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
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

const nothingInline: InlineHashes = { scripts: [], styles: [] };

function contentSecurityPolicy(isSecure: boolean, { scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
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
