import type { MiddlewareHandler } from "hono";

/** Pages and files are only read: any method but GET and HEAD is refused with 405. */
export function readOnly(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return c.text("This address can only be read.", 405, { Allow: "GET, HEAD" });
  };
}
