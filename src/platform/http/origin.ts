import type { ConnectionBindings } from "./client-address.ts";

interface OriginGuardOptions {
  siteUrl: string;
  host: string;
  port: number;
}

const loopbacks = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Checks that a request comes from our own pages (spec: CSRF). `Sec-Fetch-Site` and `Origin` must both be ours if they are
 * present; a request without either is not from a browser. `listening`, the origin that the connection came in on, such as
 * `http://127.0.0.1:3000`, is always ours.
 */
export function createOriginGuard({ siteUrl, host, port }: OriginGuardOptions) {
  const ours = new Set([siteUrl, ...listeningOrigins(host, port)]);
  return {
    /** Whether a request with these headers is allowed to change anything. */
    allows(headers: Headers, listening: string | undefined): boolean {
      const site = headers.get("sec-fetch-site");
      const origin = headers.get("origin");
      const siteIsOurs = site === null || site === "same-origin" || site === "none";
      return siteIsOurs && (origin === null || isOurs(origin, listening));
    },
    /** Whether a URL, such as a `Referer`, is on this site. */
    owns(pageUrl: string, listening: string | undefined): boolean {
      const url = URL.parse(pageUrl);
      return url !== null && isOurs(url.origin, listening);
    },
  };

  function isOurs(origin: string, listening: string | undefined): boolean {
    if (ours.has(origin)) return true;
    const url = listening === undefined ? null : URL.parse(listening);
    return url !== null && listeningOrigins(url.hostname, Number(url.port || 80)).includes(origin);
  }
}

/** Returns the origin that a connection came in on, as a browser on the same network writes it. */
export function readListeningOrigin(bindings: ConnectionBindings | undefined): string | undefined {
  const socket = bindings?.incoming?.socket;
  if (!socket?.localAddress || !socket.localPort) return undefined;
  const ip = socket.localAddress.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return `http://${ip.includes(":") ? `[${ip}]` : ip}:${socket.localPort}`;
}

/** Lists every way to write an origin: loopback has three. `URL` drops port 80, as browsers do. */
function listeningOrigins(host: string, port: number): string[] {
  const bracketed = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  const hosts = loopbacks.includes(bracketed) ? loopbacks : [bracketed];
  return hosts.map((name) => new URL(`http://${name}:${port}`).origin);
}
