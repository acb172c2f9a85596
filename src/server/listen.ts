import type { Server } from "node:http";
import type { Socket } from "node:net";
import { OperatorError } from "#platform/operator-error.ts";

const isNotOurs = (host: string) =>
  `HOST=${host} is not an address of this machine. Set HOST to one that is, or remove it.`;

const advice: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use. Stop the other program, or choose a free port: PORT=${port + 1} npm start`,
  EACCES: (_host, port) =>
    `This user isn't allowed to use port ${port}. Choose one above 1023: PORT=3000 npm start`,
  EADDRNOTAVAIL: isNotOurs,
  EAFNOSUPPORT: isNotOurs,
  EINVAL: isNotOurs,
  ENOTFOUND: isNotOurs,
};

export function explainListenError(cause: NodeJS.ErrnoException, host: string, port: number): OperatorError {
  const { code = "", message } = cause;
  // A failed DNS lookup can have many codes.
  const explain = code.startsWith("EAI_") ? isNotOurs : advice[code];
  const unknown = `The server cannot listen on port ${port} of ${host}: ${message}. Set another HOST or PORT.`;
  return new OperatorError(explain?.(host, port) ?? unknown, { cause });
}

/** Returns the URL as a visitor would type it. Throws `OperatorError`. */
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
 * considers them finished once they are written, and would cut downloads short. Also makes it close unused connections.
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
 * Stops accepting connections, lets pending requests finish, and closes the rest after `graceMs`. Keep-alive connections
 * would keep the server open, so they are closed once they are idle or after their next request.
 */
export async function stopListening(server: Server, graceMs: number): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(deadline);
}

/** Calls `stop` on the first signal and ignores others, because one Ctrl+C can send several. */
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
