import type { MiddlewareHandler } from "hono";
import { type Refusal, type RenderNotice, refuseUnread } from "./refusal.ts";

/** Maximum length of a body that any endpoint reads. */
export const maxBodyBytes = 128 * 1024;

/**
 * Creates a reader of request bodies. It returns `undefined` for a body above `maxBytes`: at once where `Content-Length`
 * says so, otherwise as soon as that many bytes have arrived.
 */
export function createBodyLimit(maxBytes: number): (request: Request) => Promise<Uint8Array | undefined> {
  return async (request) => {
    const announced = request.headers.get("content-length");
    if (Number(announced ?? 0) > maxBytes) return undefined;
    if (announced !== null) {
      // Node reads no more than announced, and this is several times faster than a stream.
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

/** A usual form. Such bodies are not counted: the limit on connections keeps them below 64 MB. */
const SMALL_BODY_BYTES = 16 * 1024;

/** Longer bodies in flight, all of which may be in memory at once: 512 of the longest. */
const MAX_BYTES_IN_FLIGHT = 512 * maxBodyBytes;

const tooManyBytes = {
  status: 503,
  error: "Too many messages are on their way to us. Please try again in a moment.",
  notice: "busyPost",
  // Bodies arrive within 12 s, or their connections are closed.
  retryAfterSeconds: 10,
} as const satisfies Refusal;

/**
 * Limits the bytes of long request bodies in flight, by their announced lengths. Above the limit a request is refused
 * before its body is read, with a page for a native form and JSON for a script. A visitor's usual form is never refused.
 */
export function createBodyBudget(renderNotice: RenderNotice): MiddlewareHandler {
  let inFlight = 0;
  return async (c, next) => {
    const bytes = announcedBytes(c.req.raw.headers);
    if (bytes <= SMALL_BODY_BYTES) return next();
    if (inFlight + bytes > MAX_BYTES_IN_FLIGHT) return refuseUnread(tooManyBytes, c.req.raw, renderNotice);
    inFlight += bytes;
    try {
      return await next();
    } finally {
      inFlight -= bytes;
    }
  };
}

/** Returns how many bytes of a body may be read: the maximum if its length is not announced. */
function announcedBytes(headers: Headers): number {
  if (headers.has("transfer-encoding")) return maxBodyBytes;
  return Math.min(Number(headers.get("content-length") ?? 0), maxBodyBytes);
}
