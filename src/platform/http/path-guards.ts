import type { MiddlewareHandler } from "hono";

/** Rejects any method except GET and HEAD with 405. */
export function readOnly(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return c.text("This address can only be read.", 405, { Allow: "GET, HEAD" });
  };
}

/**
 * Rejects ambiguous paths, which none of our links have: broken percent-encoding, empty segments (`//host` would be
 * another site in a redirect), and backslashes and control characters, plain or encoded.
 */
export function plainPath(refuse: (request: Request) => Promise<Response>): MiddlewareHandler {
  return async (c, next) => (isPlainPath(new URL(c.req.url).pathname) ? next() : refuse(c.req.raw));
}

/**
 * Redirects old paths, also with a trailing slash, and removes it from others, keeping the query (spec 2.1). Must run after
 * `plainPath` or below `/api/`, so that the target is always on this site. 308 keeps a submission's method and body.
 */
export function permanentRedirects(
  findRedirect: (path: string) => string | undefined | Promise<string | undefined>,
): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
    const target = (await findRedirect(path)) ?? path;
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    return target === pathname ? next() : c.redirect(target + search, isRead ? 301 : 308);
  };
}

function isPlainPath(pathname: string): boolean {
  if (pathname.includes("//")) return false;
  try {
    return !/[\\\p{Cc}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
