import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A local HTTP server that stands in for a webhook, Slack or HubSpot. */
export interface Receiver {
  url: string;
  received: Received[];
  /** By default, sends an empty response with status 200. */
  respond: (response: ServerResponse, request: Received) => void;
}

/** Starts a receiver that closes when the test ends. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request: IncomingMessage, response) => {
    const { method = "", url: path = "", headers } = request;
    const got = { method, path, headers, body: await text(request).catch(() => "") };
    receiver.received.push(got);
    receiver.respond(response, got);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  if (typeof bound !== "object" || !bound) throw new Error("The receiver is not listening");
  const receiver: Receiver = {
    url: `http://127.0.0.1:${bound.port}`,
    received: [],
    respond: (response) => void response.end(),
  };
  return receiver;
}

export function status(code: number, headers: Record<string, string> = {}): Receiver["respond"] {
  return (response) => void response.writeHead(code, headers).end();
}
