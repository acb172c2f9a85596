import type { MiddlewareHandler } from "hono";
import { type ConnectionBindings, readSocketAddress } from "../endpoints/connection.ts";
import { type Refusal, refuseAsJson } from "../endpoints/refusal.ts";
import type { RenderedPages } from "../pages/rendered-pages.ts";
import { maxBodyBytes } from "./body-limit.ts";
import type { createClientAddress } from "./client-address.ts";

/** Bodies under way from one client: 64 of the longest, or some 2,000 usual ones from an office behind one address. */
const MAX_CLIENT_BYTES = 64 * maxBodyBytes;

/** Bodies under way from everybody, all of which may be in memory at once: eight clients at their most. */
const MAX_BYTES = 8 * MAX_CLIENT_BYTES;

/** A body arrives within seconds or is cut off after twelve. */
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

/** Dependencies of the budget. */
export interface BodyBudgetOptions {
  clientAddressOf: ReturnType<typeof createClientAddress>;
  renderNotice: RenderedPages["renderNotice"];
}

/**
 * Limits the bytes of request bodies under way, by what they announce: 2,500 bodies that never end would take 360 MB.
 * Beyond, a request is refused before its body is read, as 429 for one client and 503 for everybody.
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

/** Bytes that may be read of a body; the most where its length is not announced. */
function announcedBytes(headers: Headers): number {
  if (headers.has("transfer-encoding")) return maxBodyBytes;
  return Math.min(Number(headers.get("content-length") ?? 0), maxBodyBytes);
}
