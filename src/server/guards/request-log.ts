import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** Anyone who knows a booking's token may cancel it. */
const bookingPath = /^((?:\/api\/scheduling)?\/bookings?\/).+/;

/** Longer paths are somebody's probing; the log keeps their beginning. */
const MAX_LOGGED_PATH = 200;

/** A path as it may appear in the log. */
export function redactPath(path: string): string {
  return path.replace(bookingPath, "$1…").slice(0, MAX_LOGGED_PATH);
}

/**
 * Gives every request an id, answers it in `X-Request-Id`, and logs what became of the request. No address, no
 * query, no header of the visitor goes into the log. Prerendered pages and files are answered before, unlogged.
 */
export function requestLog(log: Pick<Logger, "info">): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    const id = randomUUID();
    c.set("requestId", id);
    await next();
    c.res.headers.set("X-Request-Id", id);
    const ms = Math.round(performance.now() - startedAt);
    const { method, path } = c.req;
    log.info({ id, method, path: redactPath(path), status: c.res.status, ms }, "request");
  };
}
