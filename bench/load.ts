import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Requests for one URL over kept-alive connections, one at a time on each. */
export interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  /** Creates the body of each POST; without it all requests are GETs. */
  makeBody?: () => string;
  connections: number;
  /** Requests begin at this rate, whether or not earlier ones have their response; without it, as fast as they can. */
  perSecond?: number;
  durationMs: number;
}

/** Measurements of a load. */
export interface LoadResult {
  /** Responses with status 200. */
  responses: number;
  requestsPerSecond: number;
  /** From the last byte of a request sent, or from when it was due, to the last byte of its response received. */
  p50Ms: number;
  p99Ms: number;
  /** Connections that ended early or because of a response other than 200. */
  failures: number;
}

/**
 * Sends requests and counts responses, which must have a `Content-Length`. Uses bare sockets, because a client that is
 * slower than the measured servers would make them all look alike.
 */
export async function measureLoad(options: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  const clients = Array.from({ length: options.connections }, async (_, index) => {
    if (options.perSecond) await wait((index * 1000) / options.perSecond);
    return runClient(options, latencies);
  });
  const ended = await Promise.allSettled(clients);
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const latencyOf = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    responses: latencies.length,
    requestsPerSecond: latencies.length / seconds,
    p50Ms: latencyOf(0.5),
    p99Ms: latencyOf(0.99),
    failures: ended.filter(({ status }) => status === "rejected").length,
  };
}

async function runClient(
  { url, headers, makeBody, durationMs, connections, perSecond }: LoadOptions,
  latencies: number[],
): Promise<void> {
  const { hostname, port, host, pathname } = new URL(url);
  const fields = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${makeBody ? "POST" : "GET"} ${pathname} HTTP/1.1\r\n${fields.join("")}`;
  const socket = connect({ port: Number(port), host: hostname, noDelay: true });
  let sentAt = performance.now();
  const send = () => {
    const body = makeBody?.() ?? "";
    socket.write(
      makeBody ? `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}` : `${head}\r\n`,
    );
  };
  send();
  const until = performance.now() + durationMs;
  let missingBytes = 0;
  let start = "";
  for await (const chunk of socket) {
    if (missingBytes > 0) missingBytes -= chunk.length;
    else {
      start += chunk.toString("latin1");
      const bodyAt = start.indexOf("\r\n\r\n") + 4;
      if (bodyAt < 4) continue;
      const length = /^HTTP\/1\.1 200[\s\S]*?\r\ncontent-length: (\d+)/i.exec(start.slice(0, bodyAt))?.[1];
      if (length === undefined) throw new Error(`${url} sent ${start.slice(0, 40)}`);
      missingBytes = Number(length) - (start.length - bodyAt);
      start = "";
    }
    if (missingBytes > 0) continue;
    latencies.push(performance.now() - sentAt);
    if (perSecond) {
      sentAt += (connections * 1000) / perSecond;
      await wait(Math.max(0, sentAt - performance.now()));
    } else sentAt = performance.now();
    if (performance.now() > until) return;
    send();
  }
  throw new Error("The server has closed the connection.");
}
