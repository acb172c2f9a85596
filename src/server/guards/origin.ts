/** Who may post. */
export interface OriginGuardOptions {
  /** Public origin of the site. */
  siteUrl: string;
  host: string;
  port: number;
}

const loopbacks = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Tells whether a request comes from our own pages (reliability: CSRF). Both headers must pass where they are
 * there; with neither it is no browser, and the other rules judge it. The listening address is always ours:
 * `listening` is the origin that the connection came in on, as `http://127.0.0.1:3000`, where it is known.
 */
export function createOriginGuard({ siteUrl, host, port }: OriginGuardOptions) {
  const ours = new Set([siteUrl, ...listeningOrigins(host, port)]);
  return {
    /** Whether a request with these headers may change anything here. */
    allows(headers: Headers, listening: string | undefined): boolean {
      const site = headers.get("sec-fetch-site");
      const origin = headers.get("origin");
      const siteIsOurs = site === null || site === "same-origin" || site === "none";
      return siteIsOurs && (origin === null || isOurs(origin, listening));
    },
    /** Whether an address, such as a `Referer`, is a page of ours. */
    owns(address: string, listening: string | undefined): boolean {
      const url = URL.parse(address);
      return url !== null && isOurs(url.origin, listening);
    },
  };

  function isOurs(origin: string, listening: string | undefined): boolean {
    if (ours.has(origin)) return true;
    const url = listening === undefined ? null : URL.parse(listening);
    return url !== null && listeningOrigins(url.hostname, Number(url.port || 80)).includes(origin);
  }
}

/** A loopback address has three spellings; `URL` drops the port 80 as browsers do. */
function listeningOrigins(host: string, port: number): string[] {
  const bracketed = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  const hosts = loopbacks.includes(bracketed) ? loopbacks : [bracketed];
  return hosts.map((name) => new URL(`http://${name}:${port}`).origin);
}
