import type { MiddlewareHandler } from "hono";

const manager = "https://www.googletagmanager.com";

/**
 * Hosts that a tag container may reach: those of Google Tag Manager and Google Analytics 4. For tags of other vendors, add
 * their hosts.
 */
const tagHosts: Readonly<Record<"scripts" | "images" | "connections", readonly string[]>> = {
  scripts: [manager],
  images: [manager, "https://www.google-analytics.com"],
  connections: [
    manager,
    "https://www.google-analytics.com",
    "https://region1.google-analytics.com",
    "https://analytics.google.com",
    "https://region1.analytics.google.com",
  ],
};

/** Without a container, pages may reach no other host. */
const noTagHosts: typeof tagHosts = { scripts: [], images: [], connections: [] };

/** Settings that headers depend on. */
export interface HeaderSettings {
  siteUrl: string;
  /** Value of `Strict-Transport-Security`. */
  hsts: string | undefined;
  tagManagerId: string | undefined;
}

/** Paths that headers name, and beginnings of paths that have other headers. */
export interface HeaderPaths {
  cspReport: string;
  speculationRules: string;
  /** Images that other sites may embed. */
  shareImages: string;
  /** Files that search engines must not list. */
  reports: string;
  /** Pages whose URL must not leak to other sites. */
  secret: string;
}

/** Name and value of a header. */
export type Header = readonly [name: string, value: string];

/** The headers of every response, created once from the settings. */
export interface HeaderPolicy {
  /** Returns the headers for a path. They differ for share images, which other sites may embed, reports and bookings. */
  headers(path: string): readonly Header[];
  /** Further headers of pages. */
  pageHeaders: readonly Header[];
}

/**
 * Creates the header set. HSTS and `upgrade-insecure-requests` need a public URL with https: on plain http they would
 * send browsers to a port where nothing listens. The hosts of a tag container are allowed only where one is set.
 */
export function createHeaderPolicy(
  { siteUrl, hsts, tagManagerId }: HeaderSettings,
  paths: HeaderPaths,
): HeaderPolicy {
  const isSecure = siteUrl.startsWith("https:");
  const transport = isSecure ? hsts : undefined;
  const contentPolicy = contentSecurityPolicy(
    isSecure,
    tagManagerId ? tagHosts : noTagHosts,
    paths.cspReport,
  );
  const headerSet = (options = {}) =>
    buildHeaders({ transport, contentPolicy, cspReport: paths.cspReport, ...options });
  const own = headerSet();
  const shared = headerSet({ resourcePolicy: "cross-origin" });
  const secret = headerSet({ referrerPolicy: "strict-origin" });
  // Search engines should lead to the article.
  const report: readonly Header[] = [...own, ["X-Robots-Tag", "noindex"]];
  return {
    headers: (path) => {
      if (path.startsWith(paths.shareImages)) return shared;
      if (path.startsWith(paths.reports)) return report;
      return path.startsWith(paths.secret) ? secret : own;
    },
    pageHeaders: [["Speculation-Rules", `"${paths.speculationRules}"`]],
  };
}

/** Returns the headers of a prerendered page or file that do not depend on its body. */
export function headersOfFile(policy: HeaderPolicy, path: string, isPage: boolean): readonly Header[] {
  const hasHashedName = path.startsWith("/assets/");
  return [
    ["Cache-Control", hasHashedName ? "public, max-age=31536000, immutable" : "no-cache"],
    ...policy.headers(path),
    ...(isPage ? policy.pageHeaders : []),
  ];
}

/** Adds the header set to every response, a charset to JSON, and `Cache-Control` where an endpoint set none. */
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

function buildHeaders({
  transport,
  contentPolicy,
  cspReport,
  resourcePolicy = "same-origin",
  referrerPolicy = "strict-origin-when-cross-origin",
}: {
  transport: string | undefined;
  contentPolicy: string;
  cspReport: string;
  resourcePolicy?: string;
  referrerPolicy?: string;
}): readonly Header[] {
  const secured: Header[] = transport === undefined ? [] : [["Strict-Transport-Security", transport]];
  return [
    ...secured,
    ["Content-Security-Policy", contentPolicy],
    ["Reporting-Endpoints", `csp="${cspReport}"`],
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

/** Builds the policy for all responses: no page contains an inline script or style. */
function contentSecurityPolicy(isSecure: boolean, tags: typeof tagHosts, cspReport: string): string {
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
    `report-uri ${cspReport}`,
  ].join("; ");
}

function setIfMissing(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
