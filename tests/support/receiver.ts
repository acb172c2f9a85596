import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A request that a receiver got. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An HTTP receiver on the loopback, as webhooks, Slack and HubSpot are. */
export interface Receiver {
  url: string;
  received: Received[];
  /** How it responds; 200 at first. */
  respond: (response: ServerResponse, request: Received) => void;
}

/** Starts a receiver for one test. */
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
  if (typeof bound !== "object" || !bound) throw new Error("The receiver does not listen");
  const receiver: Receiver = {
    url: `http://127.0.0.1:${bound.port}`,
    received: [],
    respond: (response) => void response.end(),
  };
  return receiver;
}

/** Responds with a status, and headers. */
export function status(code: number, headers: Record<string, string> = {}): Receiver["respond"] {
  return (response) => void response.writeHead(code, headers).end();
}
