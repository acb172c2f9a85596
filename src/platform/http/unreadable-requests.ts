import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import type { HeaderPolicy } from "./security-headers.ts";

/** Statuses for Node's HTTP parser errors; anything else is a 400. */
const statusOfError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Rejects a request that is malformed or too slow, or whose headers are too long, and closes the connection. */
export function refuseMalformed(policy: HeaderPolicy) {
  const headers = refusalHeaders(policy).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOfError[error.code ?? ""] ?? 400;
    const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n`;
    socket.end(`${statusLine}${headers.join("")}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    // Otherwise a slow client would keep its side of the connection open.
    if (status === 408 && socket instanceof Socket) socket.destroySoon();
  };
}

/** Rejects an unknown `Expect` header; Node's own response would lack our headers. */
export function refuseExpectation(policy: HeaderPolicy) {
  const headers = refusalHeaders(policy).flat();
  return (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(417, [...headers, "Content-Length", "0"]).end();
  };
}

/** Responds to a request with an invalid `Host` or target (400) and after an uncaught error (500). */
export function refuseUnreadable(policy: HeaderPolicy, log: Pick<Logger, "error">) {
  return (error: unknown): Response => {
    const isBadRequest = error instanceof Error && error.name === "RequestError";
    if (!isBadRequest) log.error({ err: error }, "request failed");
    const headers = new Headers(refusalHeaders(policy).map(([name, value]) => [name, value]));
    headers.set("Content-Type", "text/plain; charset=utf-8");
    const text = isBadRequest ? "This request cannot be understood." : "Something went wrong";
    return new Response(text, { status: isBadRequest ? 400 : 500, headers });
  };
}

/**
 * Rejects a request without exactly one `Host`, because a proxy might not pick the same one we do (RFC 9112, 3.2). Returns
 * whether it responded.
 */
export function refuseHosts(policy: HeaderPolicy) {
  const text = "This request cannot be understood.";
  const headers = [
    ...refusalHeaders(policy).flat(),
    "Content-Type",
    "text/plain; charset=utf-8",
    "Content-Length",
    String(text.length),
    "Connection",
    "close",
  ];
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const hosts = countHosts(request.rawHeaders);
    if (hosts === 1 && request.headers.host !== "") return false;
    if (hosts === 0 && request.httpVersion === "1.0" && request.url === "/healthz") {
      // Old load balancers check health this way. HTTP/1.0 doesn't require `Host`, but the app does.
      request.headers.host = "localhost";
      return false;
    }
    response.writeHead(400, headers).end(text);
    return true;
  };
}

/** Reads the raw headers, because Node keeps only the first `Host`. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

/** For responses that don't come from the app. */
function refusalHeaders(policy: HeaderPolicy) {
  return [...policy.headers("/"), ["Cache-Control", "no-store"]] as const;
}
