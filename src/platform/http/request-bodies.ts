import type { MiddlewareHandler } from "hono";
import { type Refusal, type RenderErrorPage, refuseUnread } from "./send-refusal.ts";

/** The longest body that any endpoint reads. */
export const maxBodyBytes = 128 * 1024;

/**
 * Creates a request body reader that returns `undefined` for a body above `maxBytes`: immediately if `Content-Length`
 * exceeds it, otherwise as soon as too many bytes have arrived.
 */
export function createBodyLimit(maxBytes: number): (request: Request) => Promise<Uint8Array | undefined> {
  return async (request) => {
    const announced = request.headers.get("content-length");
    if (Number(announced ?? 0) > maxBytes) return undefined;
    if (announced !== null) {
      // Node doesn't read more than that, and this is several times faster than a stream.
      const body = await request.arrayBuffer();
      return body.byteLength > maxBytes ? undefined : new Uint8Array(body);
    }
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
}

/** A typical form. Bodies up to this size aren't counted: the connection limit keeps their total below 64 MB. */
const SMALL_BODY_BYTES = 16 * 1024;

/** The maximum total of longer bodies in flight: 512 of the longest fit into memory. */
const MAX_BYTES_IN_FLIGHT = 512 * maxBodyBytes;

const tooManyBytes = {
  status: 503,
  error: "Too many messages are on their way to us. Please try again in a moment.",
  errorPage: "busyPost",
  // Bodies arrive within 12 s, or their connections are closed.
  retryAfterSeconds: 10,
} as const satisfies Refusal;

/**
 * Limits the total size of long request bodies in flight, by `Content-Length`. Above it, a request is rejected before its
 * body is read, with a page for a native form and JSON for a script. A typical form is never rejected.
 */
export function createBodyBudget(renderErrorPage: RenderErrorPage): MiddlewareHandler {
  let inFlight = 0;
  return async (c, next) => {
    const bytes = announcedBytes(c.req.raw.headers);
    if (bytes <= SMALL_BODY_BYTES) return next();
    if (inFlight + bytes > MAX_BYTES_IN_FLIGHT) return refuseUnread(tooManyBytes, c.req.raw, renderErrorPage);
    inFlight += bytes;
    try {
      return await next();
    } finally {
      inFlight -= bytes;
    }
  };
}

/** Assumes the maximum for a chunked body. */
function announcedBytes(headers: Headers): number {
  if (headers.has("transfer-encoding")) return maxBodyBytes;
  return Math.min(Number(headers.get("content-length") ?? 0), maxBodyBytes);
}
