import type { MiddlewareHandler } from "hono";
import { findRedirect } from "../../site/index.ts";

/**
 * Sends old paths to their new place, and a path with a slash at its end to the one without, in one step and
 * with the query kept (spec 2.1). Runs after `plainPath` or below `/api/`, so the new place is always a path of
 * this site. A post keeps its method and body (308).
 */
export function permanentRedirects(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
    const place = findRedirect(path) ?? path;
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    return place === pathname ? next() : c.redirect(place + search, isRead ? 301 : 308);
  };
}
