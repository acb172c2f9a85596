import { connect } from "node:net";

/** A load for one address over kept-alive connections, each with one request under way. */
export interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  /** Makes each request a POST with a body of its own; without it all are GETs. */
  makeBody?: () => string;
  connections: number;
  durationMs: number;
}

/** What came of it. */
export interface LoadResult {
  /** Answers with 200. */
  answers: number;
  requestsPerSecond: number;
  /** From a request's last byte out to the answer's last byte in. */
  p99Ms: number;
  /** Answers that were not 200, and connections that broke. */
  faults: number;
}

/**
 * Loads an address and counts. Works on bare sockets: a comfortable client would cost more than the servers
 * that it measures. All answers must carry a `Content-Length`.
 */
export async function measureLoad(options: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  const clients = Array.from({ length: options.connections }, () => runClient(options, latencies));
  const ended = await Promise.allSettled(clients);
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    answers: latencies.length,
    requestsPerSecond: latencies.length / seconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
    faults: ended.filter(({ status }) => status === "rejected").length,
  };
}

/** One connection: asks, waits for the whole answer, asks again. Fails on an answer that is not 200. */
function runClient({ url, headers, makeBody, durationMs }: LoadOptions, latencies: number[]): Promise<void> {
  const { hostname, port, host, pathname } = new URL(url);
  const head = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const get = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${head.join("")}\r\n`);
  const post = (body: string) =>
    `POST ${pathname} HTTP/1.1\r\n${head.join("")}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const until = performance.now() + durationMs;
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, noDelay: true });
    let missingBytes = 0;
    let received = Buffer.alloc(0);
    let askedAt = 0;
    const ask = () => {
      askedAt = performance.now();
      socket.write(makeBody ? post(makeBody()) : get);
    };
    socket.on("connect", ask).on("error", reject);
    // Settled already where the client has ended by itself.
    socket.on("close", () => reject(new Error("The server has closed the connection.")));
    socket.on("data", (chunk) => {
      if (missingBytes > 0) missingBytes -= chunk.length;
      else {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const headEnd = received.indexOf("\r\n\r\n");
        if (headEnd < 0) return;
        const text = received.toString("latin1", 0, headEnd);
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (!text.startsWith("HTTP/1.1 200") || length === undefined) return socket.destroy();
        missingBytes = Number(length) - (received.length - headEnd - 4);
        received = Buffer.alloc(0);
      }
      if (missingBytes > 0) return;
      latencies.push(performance.now() - askedAt);
      if (performance.now() < until) return ask();
      resolve();
      socket.destroy();
    });
  });
}
