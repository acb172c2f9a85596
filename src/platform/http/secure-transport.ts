import type { IncomingMessage, ServerResponse } from "node:http";
import { createProxyCheck, type ProxyRange } from "./client-address.ts";
import type { HeaderPolicy } from "./security-headers.ts";

/** Monitors inside the network can use plain http. */
const machinePaths = new Set(["/healthz", "/readyz"]);

/**
 * Redirects plain http to the same URL over https if a proxy in `TRUST_PROXY` reports plain http and the public URL has
 * https. Returns whether it responded.
 */
export function createSecureTransport(
  { siteUrl, trustProxy }: { siteUrl: string; trustProxy: readonly ProxyRange[] },
  policy: HeaderPolicy,
) {
  const isProxy = createProxyCheck(trustProxy);
  const isActive = siteUrl.startsWith("https:") && trustProxy.length > 0;

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isActive || request.headers["x-forwarded-proto"] !== "http") return false;
    if (!isProxy(request.socket.remoteAddress ?? "")) return false;
    const target = request.url ?? "/";
    if (!target.startsWith("/") || machinePaths.has(target)) return false;
    // 308 keeps a submission's method and body; old clients understand only 301.
    const status = request.method === "GET" || request.method === "HEAD" ? 301 : 308;
    const headers = [
      ["Location", siteUrl + target],
      ["Cache-Control", "no-cache"],
      ["Content-Length", "0"],
      ...policy.headers("/"),
    ];
    response.writeHead(status, headers.flat()).end();
    return true;
  };
}
