import type { MiddlewareHandler } from "hono";
import { type Refusal, type RenderErrorPage, refuseUnread } from "./refusal.ts";

/** The longest body that any endpoint reads. */
export const maxBodyBytes = 128 * 1024;

/**
 * Creates a reader of request bodies that returns `undefined` for a body above `maxBytes`: at once if `Content-Length`
 * says so, otherwise as soon as more bytes than that have arrived.
 */
export function createBodyLimit(maxBytes: number): (request: Request) => Promise<Uint8Array | undefined> {
  return async (request) => {
    const announced = request.headers.get("content-length");
    if (Number(announced ?? 0) > maxBytes) return undefined;
    if (announced !== null) {
      // Node reads no more than that, and this is several times faster than a stream.
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

/** A typical form. Such bodies are not counted: the limit on connections keeps them below 64 MB. */
const SMALL_BODY_BYTES = 16 * 1024;

/** All longer bodies in flight may be in memory at once: 512 of the longest. */
const MAX_BYTES_IN_FLIGHT = 512 * maxBodyBytes;

const tooManyBytes = {
  status: 503,
  error: "Too many messages are on their way to us. Please try again in a moment.",
  errorPage: "busyPost",
  // Bodies arrive within 12 s, or their connections are closed.
  retryAfterSeconds: 10,
} as const satisfies Refusal;

/**
 * Limits the bytes of long request bodies in flight, by `Content-Length`. Above the limit a request is refused before its
 * body is read, with a page for a native form and JSON for a script. A typical form is never refused.
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

/** The maximum for a chunked body. */
function announcedBytes(headers: Headers): number {
  if (headers.has("transfer-encoding")) return maxBodyBytes;
  return Math.min(Number(headers.get("content-length") ?? 0), maxBodyBytes);
}
