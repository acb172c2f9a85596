import type { MiddlewareHandler } from "hono";
import { type Refusal, refuseAsJson } from "../refusal.ts";
import type { RenderedPages } from "../responses/rendered-pages.ts";
import { type ConnectionBindings, type createClientAddress, readSocketAddress } from "./client-address.ts";

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

/** Bodies in flight from one client: 64 of the longest, or some 2,000 usual ones from an office behind one IP address. */
const MAX_CLIENT_BYTES = 64 * maxBodyBytes;

/** Bodies in flight overall, all of which may be in memory at once: eight clients at their limit. */
const MAX_BYTES = 8 * MAX_CLIENT_BYTES;

/** Bodies arrive within 12 s, or their connections are closed. */
const RETRY_SECONDS = 10;

const refusals = {
  client: {
    status: 429,
    error: "Too many messages are on their way from your network. Please try again in a moment.",
    retryAfterSeconds: RETRY_SECONDS,
  },
  overall: {
    status: 503,
    error: "Too many messages are on their way to us. Please try again in a moment.",
    retryAfterSeconds: RETRY_SECONDS,
  },
} satisfies Record<string, Refusal>;

/** Dependencies of the body budget. */
export interface BodyBudgetOptions {
  clientAddressOf: ReturnType<typeof createClientAddress>;
  renderNotice: RenderedPages["renderNotice"];
}

/**
 * Limits the bytes of request bodies in flight, by their announced lengths: 2,500 bodies that never end would take
 * 360 MB. Further requests are refused before their body is read: 429 above a client's share, 503 above the overall limit.
 */
export function createBodyBudget({
  clientAddressOf,
  renderNotice,
}: BodyBudgetOptions): MiddlewareHandler<{ Bindings: ConnectionBindings }> {
  const byClient = new Map<string, number>();
  let total = 0;
  const add = (client: string, bytes: number) => {
    total += bytes;
    const its = (byClient.get(client) ?? 0) + bytes;
    if (its === 0) byClient.delete(client);
    else byClient.set(client, its);
  };

  return async (c, next) => {
    const bytes = announcedBytes(c.req.raw.headers);
    if (bytes === 0) return next();
    const forwardedFor = c.req.header("x-forwarded-for");
    const client = clientAddressOf({ socketAddress: readSocketAddress(c.env), forwardedFor });
    if ((byClient.get(client) ?? 0) + bytes > MAX_CLIENT_BYTES) return refuse("client", c.req.raw);
    if (total + bytes > MAX_BYTES) return refuse("overall", c.req.raw);
    add(client, bytes);
    try {
      return await next();
    } finally {
      add(client, -bytes);
    }
  };

  /** A native form gets a page, a script gets JSON. */
  async function refuse(limit: keyof typeof refusals, request: Request): Promise<Response> {
    const refusal = refusals[limit];
    const isNative = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
    if (!isNative) return refuseAsJson(refusal);
    const response = await renderNotice(limit === "client" ? "tooManyPosts" : "busyPost", request);
    response.headers.set("Retry-After", String(RETRY_SECONDS));
    return response;
  }
}

/** Returns how many bytes of a body may be read: the maximum where its length is not announced. */
function announcedBytes(headers: Headers): number {
  if (headers.has("transfer-encoding")) return maxBodyBytes;
  return Math.min(Number(headers.get("content-length") ?? 0), maxBodyBytes);
}
