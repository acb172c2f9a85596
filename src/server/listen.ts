import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The server cannot listen; the message says why and what to do. */
export class ListenError extends Error {
  override name = "ListenError";
}

const isNoAddress = (host: string) =>
  `HOST=${host} is no address of this machine. Set HOST to one that is, or leave it out.`;

const advice: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use. Stop the other program, or choose a free port: PORT=${port + 1} npm start`,
  EACCES: (_host, port) =>
    `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`,
  EADDRNOTAVAIL: isNoAddress,
  EAFNOSUPPORT: isNoAddress,
  EINVAL: isNoAddress,
  ENOTFOUND: isNoAddress,
};

/** Explains to an owner why the server cannot listen, and what to do. */
export function explainListenError(cause: NodeJS.ErrnoException, host: string, port: number): ListenError {
  const { code = "", message } = cause;
  // A failed lookup of a name has many codes.
  const explain = code.startsWith("EAI_") ? isNoAddress : advice[code];
  const unknown = `The server cannot listen on port ${port} of ${host}: ${message}. Set HOST and PORT to others.`;
  return new ListenError(explain?.(host, port) ?? unknown, { cause });
}

/** Starts listening and returns the URL as a visitor would type it. Throws `ListenError`. */
export async function startListening(server: Server, host: string, port: number): Promise<string> {
  spareDownloads(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  }).catch((cause: NodeJS.ErrnoException) => {
    throw explainListenError(cause, host, port);
  });
  const bound = server.address();
  const actualPort = typeof bound === "object" && bound ? bound.port : port;
  return `http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`;
}

/**
 * Makes `server.closeIdleConnections()`, which `server.close()` calls, wait for responses that are still being sent: Node
 * counts them as finished once they are written, and would cut downloads short. Also makes it close unused connections.
 */
function spareDownloads(server: Server): void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    if ([...sockets].every(({ writableLength }) => writableLength === 0)) closeIdle();
  };
}

/**
 * Accepts no more connections, lets pending requests finish, and closes what is still open after `graceMs`. Kept-alive
 * connections are closed once they are idle or after the next request on them, or they would keep the server open.
 */
export async function stopListening(server: Server, graceMs: number): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(deadline);
}

/** Calls `stop` on the first signal to end the process. Further ones are ignored, because one Ctrl+C sends several. */
export function onStopSignal(stop: (signal: string) => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop(signal);
    });
  }
}
