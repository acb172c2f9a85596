import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { createLogSampler } from "../log-sampler.ts";

/** Its token, with which anyone may cancel a booking, must not be logged. */
const bookingPath = /^((?:\/api\/scheduling)?\/bookings?\/).+/;

/** Longer paths are probes; the log keeps their beginning. */
const MAX_LOGGED_PATH = 200;

/** A path as it may appear in the log. */
export function redactPath(path: string): string {
  return path.replace(bookingPath, "$1…").slice(0, MAX_LOGGED_PATH);
}

/**
 * Makes an id for every request, sends it in `X-Request-Id`, and logs the result. No IP address, no query and no header of
 * the visitor is logged. Of refused requests, only the first 60 of a minute are logged; an error has a line of its own.
 * Prerendered pages and files are served before, and not logged.
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
