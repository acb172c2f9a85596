import type { MiddlewareHandler } from "hono";

const manager = "https://www.googletagmanager.com";

/**
 * Hosts that a tag container can reach: Google Tag Manager and Google Analytics 4. To use other vendors' tags, add theirs.
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

const noTagHosts: typeof tagHosts = { scripts: [], images: [], connections: [] };

interface HeaderSettings {
  siteUrl: string;
  /** Value of `Strict-Transport-Security`. */
  hsts: string | undefined;
  tagManagerId: string | undefined;
}

/** Paths used in header values, and prefixes of paths that get different headers. */
interface HeaderPaths {
  cspReport: string;
  speculationRules: string;
  /** Images that other sites are allowed to embed. */
  shareImages: string;
  /** Files and pages that search engines must not list. */
  unlisted: readonly string[];
  /** Pages whose URL must not leak to other sites. */
  secret: string;
  /** Pages whose URL must not leak anywhere. */
  bare: string;
}

export type Header = readonly [name: string, value: string];

export interface HeaderPolicy {
  /** The headers for every response to a path. */
  headers(path: string): readonly Header[];
  /** Additional headers for pages. */
  pageHeaders: readonly Header[];
}

/**
 * HSTS and `upgrade-insecure-requests` require a public URL with https: on plain http they would send browsers to a port
 * that nothing listens on. A tag container's hosts are allowed only if there is one.
 */
export function createHeaderPolicy(
  { siteUrl, hsts, tagManagerId }: HeaderSettings,
  paths: HeaderPaths,
): HeaderPolicy {
  const isSecure = siteUrl.startsWith("https:");
  const transport = isSecure ? hsts : undefined;
  const contentPolicy = contentSecurityPolicy(isSecure, tagManagerId !== undefined, paths.cspReport);
  const headerSet = (options = {}) =>
    buildHeaders({ transport, contentPolicy, cspReport: paths.cspReport, ...options });
  const own = headerSet();
  const shared = headerSet({ resourcePolicy: "cross-origin" });
  const secret = headerSet({ referrerPolicy: "strict-origin" });
  const bare: readonly Header[] = [
    ...headerSet({ referrerPolicy: "no-referrer" }),
    ["X-Robots-Tag", "noindex"],
  ];
  // Search engines should list the article instead.
  const unlisted: readonly Header[] = [...own, ["X-Robots-Tag", "noindex"]];
  return {
    headers: (path) => {
      if (path.startsWith(paths.shareImages)) return shared;
      if (paths.unlisted.some((prefix) => path.startsWith(prefix))) return unlisted;
      if (path.startsWith(paths.bare)) return bare;
      return path.startsWith(paths.secret) ? secret : own;
    },
    pageHeaders: [["Speculation-Rules", `"${paths.speculationRules}"`]],
  };
}

/** Omits the headers that depend on the body. */
export function headersOfFile(policy: HeaderPolicy, path: string, isPage: boolean): readonly Header[] {
  const hasHashedName = path.startsWith("/assets/");
  return [
    ["Cache-Control", hasHashedName ? "public, max-age=31536000, immutable" : "no-cache"],
    ...policy.headers(path),
    ...(isPage ? policy.pageHeaders : []),
  ];
}

/** Adds the header set to every response, a charset to JSON, and `Cache-Control` if the endpoint didn't set it. */
export function securityHeaders(policy: HeaderPolicy): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of policy.headers(c.req.path)) c.res.headers.set(name, value);
    if (c.res.headers.get("Content-Type") === "application/json") {
      c.res.headers.set("Content-Type", "application/json; charset=utf-8");
    }
    if (c.res.headers.has("Cache-Control")) return;
    c.res.headers.set("Cache-Control", c.req.path.startsWith("/api/") ? "no-store" : "no-cache");
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

/** One policy for all responses, because no page has an inline script or style. */
function contentSecurityPolicy(isSecure: boolean, hasTags: boolean, cspReport: string): string {
  const tags = hasTags ? tagHosts : noTagHosts;
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
    // Tag containers and the tags in them pass strings to the DOM.
    ...(hasTags ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
    "report-to csp",
    `report-uri ${cspReport}`,
  ].join("; ");
}
