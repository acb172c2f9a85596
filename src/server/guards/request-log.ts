import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { createLogSampler } from "../log-sampler.ts";

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
 * query, no header of the visitor goes into the log. Of requests that are refused, only the first 60 of a minute are
 * logged; the reason of a fault has a line of its own. Prerendered pages and files are answered before, unlogged.
 */
export function requestLog(log: Pick<Logger, "info">): MiddlewareHandler {
  const sampleRefusal = createLogSampler((leftOut) => log.info({ leftOut }, "more requests refused"));
  return async (c, next) => {
    const startedAt = performance.now();
    const id = randomUUID();
    c.set("requestId", id);
    await next();
    c.res.headers.set("X-Request-Id", id);
    const ms = Math.round(performance.now() - startedAt);
    const { method, path } = c.req;
    const { status } = c.res;
    const write = () => log.info({ id, method, path: redactPath(path), status, ms }, "request");
    const isRefused = (status >= 400 && status < 500) || status === 503;
    if (isRefused) sampleRefusal(write);
    else write();
  };
}
