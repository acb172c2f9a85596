import type { IncomingMessage, ServerResponse } from "node:http";
import { refusalHeaders } from "../refusals.ts";
import type { HeaderPolicy } from "./security-headers.ts";

/**
 * Refuses a request without `Host`, or with several, of which a proxy may have read another than we would (RFC 9112,
 * 3.2). Returns whether it answered.
 */
export function createHostGuard(policy: HeaderPolicy) {
  const text = "This request cannot be understood.";
  const headers = [
    ...refusalHeaders(policy).flat(),
    ...["Content-Type", "text/plain; charset=utf-8"],
    ...["Content-Length", String(text.length)],
    ...["Connection", "close"],
  ];
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    // HTTP/2 has its own name for it.
    if (request.httpVersionMajor > 1) return false;
    if (countHosts(request.rawHeaders) === 1 && request.headers.host !== "") return false;
    response.writeHead(400, headers).end(text);
    return true;
  };
}

/** Counts in the raw headers, because Node keeps the first `Host` alone. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}
