import type { IncomingMessage } from "node:http";
import { BlockList, isIPv4, isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";

export interface ProxyRange {
  address: string;
  family: "ipv4" | "ipv6";
  prefix: number;
}

interface ProxySettings {
  trustProxy: readonly ProxyRange[];
}

/** Node's request; absent if a test calls the app without a connection. */
export type ConnectionBindings = Partial<Pick<HttpBindings, "incoming">>;

interface AddressClues {
  /** Remote IP address of the socket; `undefined` once it is closed. */
  socketAddress: string | undefined;
  /** The `X-Forwarded-For` header, which anyone can forge. */
  forwardedFor: string | undefined;
}

/** Clients with an unknown IP address share one set of limits. */
const unknownAddress = "unknown";

export function createProxyCheck(trustProxy: readonly ProxyRange[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const { address, prefix, family } of trustProxy) proxies.addSubnet(address, prefix, family);
  return (address) => proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * Identifies a client by its IP address: IPv4 in full, IPv6 by its /64. The header is used only if the peer is in
 * `trustProxy`, and is read from the right up to the first IP address that is not a trusted proxy, because everything
 * to the left could be forged.
 */
export function createClientAddress({ trustProxy }: ProxySettings): (clues: AddressClues) => string {
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
 * Warns once when a peer outside `TRUST_PROXY` sends `X-Forwarded-For`: if it is the owner's proxy, all visitors share its
 * limits. The IP address is not logged, because the peer might be a visitor.
 */
export function warnOfForwarding({ trustProxy }: ProxySettings, log: Pick<Logger, "warn">) {
  const isProxy = createProxyCheck(trustProxy);
  let isWarned = false;
  return ({ headers, socket }: IncomingMessage): void => {
    if (isWarned || headers["x-forwarded-for"] === undefined) return;
    const peer = readAddress(socket.remoteAddress ?? "");
    if (peer === undefined || isProxy(peer)) return;
    isWarned = true;
    log.warn(
      "Ignored X-Forwarded-For from an address that is not in TRUST_PROXY. If it is your proxy, all visitors share one set of limits: set TRUST_PROXY to the proxy's address.",
    );
  };
}

/** Parses one hop as proxies write it: `1.2.3.4`, `1.2.3.4:80`, `::1`, `[::1]:80`, `::ffff:1.2.3.4`, `fe80::1%eth0`. */
function readAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv4(bare) || isIPv6(bare) ? bare.toLowerCase() : undefined;
}

/** Groups IPv6 by /64, because a household has a whole /64 and uses a new IP address from it every day. */
function groupAddress(address: string): string {
  if (isIPv4(address)) return address;
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  // A dotted suffix counts as two groups.
  const written = before.length + after.length + (address.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - written)).fill("0");
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
