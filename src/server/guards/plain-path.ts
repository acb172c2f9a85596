import type { MiddlewareHandler } from "hono";

/**
 * Turns away paths that no link of ours has and that software reads in more than one way: broken
 * percent-encoding, empty segments (`//host` would be another site in a redirect), backslashes and control
 * characters, plain or encoded. `refuse` answers them.
 */
export function plainPath(refuse: (request: Request) => Promise<Response>): MiddlewareHandler {
  return async (c, next) => {
    return isPlainPath(new URL(c.req.url).pathname) ? next() : refuse(c.req.raw);
  };
}

/** Whether a path reads the same to everybody. */
export function isPlainPath(pathname: string): boolean {
  if (pathname.includes("//")) return false;
  try {
    return !/[\\\p{Cc}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
