import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Small enough for a page to be painted many times before it is complete. */
const PIECE_BYTES = 500;
const PAUSE_MS = 8;

interface ProxyOptions {
  /** Whether a path returns 404, as if a deploy had removed it. */
  isGone?: (path: string) => boolean;
  /** Sends pages in small pieces, as if over a slow connection. */
  trickles?: boolean;
}

/** Starts a proxy for a site on a free port. */
export async function startProxy(
  origin: string,
  { isGone = () => false, trickles = false }: ProxyOptions,
): Promise<{ origin: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const { url = "/" } = request;
    if (isGone(url)) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("gone");
      return;
    }
    const upstream = await fetch(origin + url, { headers: { "Accept-Encoding": "identity" } });
    for (const name of ["Content-Type", "Content-Security-Policy", "Cache-Control"]) {
      const value = upstream.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.writeHead(upstream.status);
    const body = Buffer.from(await upstream.arrayBuffer());
    const isPage = upstream.headers.get("Content-Type")?.startsWith("text/html");
    const pieceBytes = trickles && isPage ? PIECE_BYTES : body.byteLength || 1;
    for (let sent = 0; sent < body.byteLength; sent += pieceBytes) {
      if (sent > 0) await setTimeout(PAUSE_MS);
      response.write(body.subarray(sent, sent + pieceBytes));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port always has this type of address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
