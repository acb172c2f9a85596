import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Small enough that a page is painted many times before it is whole. */
const PIECE_BYTES = 500;
const PAUSE_MS = 8;

/** A front of a site whose pages come in small pieces, as over a bad line. */
export interface TricklingSite {
  origin: string;
  stop(): void;
}

/** Starts the front on a port that the system chose. */
export async function startTrickling(origin: string): Promise<TricklingSite> {
  const server = createServer(async (request, response) => {
    const page = await fetch(origin + request.url, { headers: { "Accept-Encoding": "identity" } });
    const body = Buffer.from(await page.arrayBuffer());
    for (const name of ["Content-Type", "Content-Security-Policy"]) {
      const value = page.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.writeHead(page.status);
    const isPage = page.headers.get("Content-Type")?.startsWith("text/html");
    for (let sent = 0; isPage && sent < body.byteLength; sent += PIECE_BYTES) {
      response.write(body.subarray(sent, sent + PIECE_BYTES));
      await setTimeout(PAUSE_MS);
    }
    response.end(isPage ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
