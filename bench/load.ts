import { connect, type Socket } from "node:net";

/** A load for one address over kept-alive connections, each with one request under way. */
export interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  /** Makes each request a POST with a body of its own; without it all are GETs. */
  makeBody?: () => string;
  connections: number;
  durationMs: number;
}

/** What came of it. Times are per request, from its last byte out to the answer's last byte in. */
export interface LoadResult {
  /** Answers with 200. */
  answers: number;
  requestsPerSecond: number;
  medianMs: number;
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
  let faults = 0;
  const until = performance.now() + options.durationMs;
  const clients = Array.from({ length: options.connections }, () =>
    runClient(options, until, (ms) => latencies.push(ms)).catch(() => {
      faults += 1;
    }),
  );
  const startedAt = performance.now();
  await Promise.all(clients);
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    answers: latencies.length,
    requestsPerSecond: latencies.length / seconds,
    medianMs: latencies[Math.floor(latencies.length * 0.5)] ?? Number.NaN,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
    faults,
  };
}

/** One connection: asks, waits for the whole answer, asks again. Fails on an answer that is not 200. */
function runClient({ url, headers, makeBody }: LoadOptions, until: number, onAnswer: (ms: number) => void) {
  const { hostname, port, host, pathname } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const get = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const post = (body: string) =>
    `POST ${pathname} HTTP/1.1\r\n${lines.join("")}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  return new Promise<void>((resolve, reject) => {
    const socket: Socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    let missingBytes = 0;
    let head = Buffer.alloc(0);
    let askedAt = 0;
    const ask = () => {
      askedAt = performance.now();
      socket.write(makeBody ? post(makeBody()) : get);
    };
    socket.on("connect", ask);
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      if (missingBytes > 0) missingBytes -= chunk.length;
      else {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const headEnd = head.indexOf("\r\n\r\n");
        if (headEnd < 0) return;
        const text = head.toString("latin1", 0, headEnd);
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (!text.startsWith("HTTP/1.1 200") || length === undefined) {
          socket.destroy();
          reject(new Error(text.split("\r\n", 1)[0]));
          return;
        }
        missingBytes = Number(length) - (head.length - headEnd - 4);
        head = Buffer.alloc(0);
      }
      if (missingBytes > 0) return;
      onAnswer(performance.now() - askedAt);
      if (performance.now() < until) ask();
      else {
        socket.destroy();
        resolve();
      }
    });
  });
}
