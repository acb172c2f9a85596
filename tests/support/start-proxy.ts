import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a proxy before a site on a free port; paths of which `isGone` says so are 404, as after a deploy. */
export async function startProxy(
  origin: string,
  isGone: (path: string) => boolean,
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
    response.writeHead(upstream.status).end(Buffer.from(await upstream.arrayBuffer()));
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
