import { isIPv4, isIPv6 } from "node:net";
import type { ProxyRange } from "../../settings/index.ts";
import { createProxyCheck } from "./trusted-proxies.ts";

/** Where a request seems to come from. */
export interface AddressClues {
  /** The address of the other end of the socket; `undefined` where the socket is gone already. */
  socketAddress: string | undefined;
  /** The `X-Forwarded-For` header; anyone may write one. */
  forwardedFor: string | undefined;
}

/** Name for all callers whose address cannot be told; they share one set of limits. */
const unknownAddress = "unknown";

/**
 * Tells who is calling, as one text per visitor or household: IPv4 as it is, IPv6 by its /64. Only a peer in
 * `trustProxy` is believed about others: then the header is read from the right up to the first address that is
 * no proxy of ours, because everything left of it may be invented.
 */
export function createClientAddress({
  trustProxy,
}: {
  trustProxy: readonly ProxyRange[];
}): (clues: AddressClues) => string {
  const isProxy = createProxyCheck(trustProxy);

  return ({ socketAddress, forwardedFor }) => {
    let client = readAddress(socketAddress ?? "");
    const hops = (forwardedFor ?? "").split(",");
    while (client !== undefined && isProxy(client)) {
      const next = readAddress(hops.pop() ?? "");
      if (next === undefined) break;
      client = next;
    }
    return client === undefined ? unknownAddress : groupAddress(client);
  };
}

/**
 * Tells to whom a connection belongs; `undefined` for a proxy of ours, which speaks for many, and for a socket that is
 * gone.
 */
export function createConnectionClient({ trustProxy }: { trustProxy: readonly ProxyRange[] }) {
  const isProxy = createProxyCheck(trustProxy);
  return ({ remoteAddress }: { remoteAddress?: string | undefined }): string | undefined => {
    const address = readAddress(remoteAddress ?? "");
    return address === undefined || isProxy(address) ? undefined : groupAddress(address);
  };
}

/** One hop as proxies write it: `1.2.3.4`, `1.2.3.4:80`, `::1`, `[::1]:80`, `::ffff:1.2.3.4`, `fe80::1%eth0`. */
function readAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv4(bare) || isIPv6(bare) ? bare.toLowerCase() : undefined;
}

/** The /48 of an IPv6 client address, which one sender may hold whole; `undefined` for any other address. */
export function networkOf(clientAddress: string): string | undefined {
  if (!clientAddress.endsWith("::/64")) return undefined;
  return `${clientAddress.split(":", 3).join(":")}::/48`;
}

/** A household has a /64 of IPv6, and a new address from it every day. */
function groupAddress(address: string): string {
  if (isIPv4(address)) return address;
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  // A dotted end stands for two groups; the first four groups never reach it save after "::".
  const written = before.length + after.length + (address.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - written)).fill("0");
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
