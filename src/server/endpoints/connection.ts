import type { HttpBindings } from "@hono/node-server";

/** What Node tells of the connection; absent where a test asks the app without one. */
export type ConnectionBindings = Partial<Pick<HttpBindings, "incoming">>;

/** Address of the other end. */
export function readSocketAddress(bindings: ConnectionBindings | undefined): string | undefined {
  return bindings?.incoming?.socket.remoteAddress;
}

/** The origin this connection came in on, as a browser on the same network writes it; `undefined` without one. */
export function readListeningOrigin(bindings: ConnectionBindings | undefined): string | undefined {
  const socket = bindings?.incoming?.socket;
  if (!socket?.localAddress || !socket.localPort) return undefined;
  const address = socket.localAddress.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return `http://${address.includes(":") ? `[${address}]` : address}:${socket.localPort}`;
}
