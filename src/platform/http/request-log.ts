import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { createLogSampler } from "./log-sampler.ts";

/** Only probes have longer paths. */
const MAX_LOGGED_PATH = 200;

/** Removes parts of a path that must not be logged, such as tokens. */
export type Redact = (path: string) => string;

export function loggedPath(path: string, redact: Redact): string {
  return redact(path).slice(0, MAX_LOGGED_PATH);
}

/**
 * Gives every request an id, sends it in `X-Request-Id` and logs the response, without the visitor's IP address, query or
 * headers. Only the first 60 rejected requests and policy reports (204) per minute are logged. Prerendered pages and files
 * are served earlier and not logged.
 */
export function requestLog(log: Pick<Logger, "info">, redact: Redact): MiddlewareHandler {
  const sample = createLogSampler((leftOut) =>
    log.info(
      { leftOut },
      "additional rejected requests and policy reports in the last minute were not logged",
    ),
  );
  return async (c, next) => {
    const startedAt = performance.now();
    const id = randomUUID();
    c.set("requestId", id);
    await next();
    c.res.headers.set("X-Request-Id", id);
    const ms = Math.round(performance.now() - startedAt);
    const { method, path } = c.req;
    const { status } = c.res;
    const write = () => log.info({ id, method, path: loggedPath(path, redact), status, ms }, "request");
    const isSampled = (status >= 400 && status < 500) || status === 503 || status === 204;
    if (isSampled) sample(write);
    else write();
  };
}
