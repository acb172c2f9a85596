import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import type { Connections } from "./connections.ts";
import type { HeaderPolicy } from "./guards/security-headers.ts";

/** Status for what Node's parser refuses; everything else that it cannot read is 400. */
const statusOfFault: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers requests that are no HTTP, too slow or too long in their headers, and closes the connection. Requests that
 * arrived before on the same connection get their own answers first.
 */
export function refuseMalformed(policy: HeaderPolicy, connections: Connections) {
  const headers = refusalHeaders(policy).map(([name, value]) => `${name}: ${value}\r\n`);
  return (fault: NodeJS.ErrnoException, socket: Duplex): void => {
    if (fault.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    if (socket instanceof Socket && connections.closeWhenAnswered(socket)) return;
    const status = statusOfFault[fault.code ?? ""] ?? 400;
    const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n`;
    socket.end(`${statusLine}${headers.join("")}Content-Length: 0\r\nConnection: close\r\n\r\n`);
  };
}

/** Answers requests that expect of us what we do not know; Node's own answer would carry no header of ours. */
export function refuseExpectation(policy: HeaderPolicy) {
  const headers = refusalHeaders(policy).flat();
  return (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(417, [...headers, "Content-Length", "0"]).end();
  };
}

/** Answers requests whose `Host` or target cannot be made into an address, and whatever no handler caught. */
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

/** The header set of an answer that is made beside the app. */
export function refusalHeaders(policy: HeaderPolicy) {
  return [...policy.headers("/"), ["Cache-Control", "no-store"]] as const;
}
