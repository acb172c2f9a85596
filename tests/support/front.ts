import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server in front of a site. */
export interface Front {
  origin: string;
  stop(): void;
}

/** Starts a front on a port that the system chose; files for which `isGone` says so are not there, as after a deploy. */
export async function startFront(origin: string, isGone: (path: string) => boolean): Promise<Front> {
  const server = createServer(async (request, response) => {
    const { url = "/" } = request;
    if (isGone(url)) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("gone");
      return;
    }
    const answer = await fetch(origin + url, { headers: { "Accept-Encoding": "identity" } });
    for (const name of ["Content-Type", "Content-Security-Policy", "Cache-Control"]) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
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
